/** The singletons that the shell provides, with their versions. */
export declare const SHARED: Readonly<
  Record<
    'react' | 'react-dom' | 'react-router-dom' | '@tanstack/react-query' | 'styled-components' | '@app/shared-ui/host',
    string
  >
>;
