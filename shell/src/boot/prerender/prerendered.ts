// Entry of the prerendering build, which `shell/build/prerender.mjs` runs.
export { curtains } from './curtains.tsx';
export { pageSkeletons } from './page-skeletons.tsx';
export { publicPages } from './public-pages.tsx';
