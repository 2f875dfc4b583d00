import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A remote that was built with the very version that the shell provides is given it at once. Any other range is read by the runtime, which
 * costs a page that opens more than all else about sharing.
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
