/** Settings of a client that tests leave unchanged. */
export const texts = { thisDevice: 'Otra pestaña', newTitle: 'Nueva entrada personal' };
export const whenIdle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
