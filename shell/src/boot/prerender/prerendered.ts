// Entry of the prerendering build, which `prerender/prerender.mjs` runs.
export { pageSkeletons } from './page-skeletons.tsx';
export { publicPages } from './public-pages.tsx';
