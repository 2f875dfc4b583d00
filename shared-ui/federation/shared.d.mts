/** The singletons that the shell provides, with their versions. */
export declare const SHARED: Readonly<
  Record<
    'react' | 'react-dom' | 'react-router-dom' | '@tanstack/react-query' | 'styled-components' | '@app/shared-ui/host',
    string
  >
>;

/** What the shell provides and a remote brings too, with the versions of their facades. */
export declare const SHARED_WITH_FALLBACK: Readonly<Record<'zod/mini', string>>;
