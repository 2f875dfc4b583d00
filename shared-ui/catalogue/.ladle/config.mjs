/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/*.stories.tsx',
  outDir: 'dist',
  addons: {
    a11y: { enabled: true },
    // The product is in one language, written from left to right, and answers no stories.
    rtl: { enabled: false },
    action: { enabled: false },
    source: { enabled: true, defaultState: false },
    width: { enabled: true, options: { phone: 390, tablet: 768, desktop: 1280 }, defaultState: 0 },
  },
};
