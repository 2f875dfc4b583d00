// Entry of the prerendering build, which `prerender/prerender.mjs` runs.
export { firstPaints } from './first-paints.tsx';
export { publicPages } from './public-pages.tsx';
