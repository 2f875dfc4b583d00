/** Shared libraries of which the shell shares a list of the names in use, and the module that is the list. */
export const FACADES = {
  'react-router-dom': '@app/shared-ui/federation/router-facade.ts',
  'zod/mini': '@app/shared-ui/federation/zod-facade.ts',
};
