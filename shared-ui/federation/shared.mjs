/**
 * The singletons that the shell provides and every remote uses (D30): what carries React context must be one instance. Everything else but the
 * list below is bundled by each package that uses it.
 */
export const SHARED = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  '@tanstack/react-query': '5.108.0',
  'styled-components': '6.6.0',
  '@app/shared-ui/host': '1.0.0',
};

/**
 * What the shell provides too, but without state: a remote may have another version. It brings a copy of its own, which is
 * loaded only where the shell's does not do. The version is that of the facade, not of the library: a name more, or a newer library, is a minor
 * one, a name less, or what the library breaks, a major one. So a remote whose names an older shell lacks takes its own.
 */
export const SHARED_WITH_FALLBACK = {
  'zod/mini': '1.0.0',
};
