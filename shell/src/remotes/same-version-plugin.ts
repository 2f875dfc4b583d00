import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Resolves a shared module at once when a remote was built with exactly the shell's version. Other ranges are parsed by the runtime,
 * which is the most expensive step of sharing while a page opens.
 */
export const sameVersionPlugin: ModuleFederationRuntimePlugin = {
  name: 'same-version',
  resolveShare(asked) {
    const { shareScopeMap, scope, pkgName, version, shareInfo } = asked;
    const shared = shareScopeMap[scope]?.[pkgName]?.[version];
    if (shared && shareInfo.shareConfig.requiredVersion === `^${version}`)
      asked.resolver = () => ({ shared, useTreesShaking: false });
    return asked;
  },
};
