// What the build renders ahead of time: the module that `prerender/prerender.mjs` runs.
export { firstPaints } from './first-paints.tsx';
export { publicPages } from './public-pages.tsx';
