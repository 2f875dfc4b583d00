import { nextTask } from '@app/shared-ui/loading/next-task';

/** Runs the federation runtime's code, and what of the shell's own code it hands on, in steps (decision 0013). */
export async function loadFederation() {
  await import(/* webpackMode: "eager" */ '@module-federation/enhanced/runtime');
  await nextTask();
  const { createFederation } = await import(/* webpackMode: "eager" */ './federation.ts');
  await nextTask();
  return createFederation;
}
