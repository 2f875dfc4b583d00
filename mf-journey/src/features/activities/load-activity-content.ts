/** The bodies of all kinds: asked for together with a stage's data, long before a card is opened. */
export const loadActivityContent = () =>
  import('./activity-content.tsx').then((module) => ({ default: module.ActivityContent }));
