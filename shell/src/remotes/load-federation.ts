import { nextTask } from '@app/shared-ui/loading/next-task';

/** Evaluates the federation runtime, and the shell's modules that it shares, in several tasks (decision 0013). */
export async function loadFederation() {
  await import(/* webpackMode: "eager" */ '@module-federation/enhanced/runtime');
  await nextTask();
  const { createFederation } = await import(/* webpackMode: "eager" */ './federation.ts');
  await nextTask();
  return createFederation;
}
