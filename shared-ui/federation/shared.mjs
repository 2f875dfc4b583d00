/**
 * The one list of singletons that the shell provides and every remote consumes (D30). What carries React context must be one
 * instance; everything else is bundled by who uses it.
 */
export const SHARED = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
  '@tanstack/react-query': '5.108.0',
  'styled-components': '6.6.0',
  '@app/shared-ui/host': '1.0.0',
};
