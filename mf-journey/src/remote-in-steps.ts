import { nextTask } from '@app/shared-ui/loading/next-task';

// Evaluated in one task, this code would block a slow phone for a tenth of a second (decision 0013). All of it is in one file.
await import(/* webpackMode: "eager" */ './queries/journey-queries.ts');
await nextTask();
export const { routes } = await import(/* webpackMode: "eager" */ './remote.tsx');
