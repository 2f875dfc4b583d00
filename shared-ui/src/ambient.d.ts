declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** Made by `subset-font-loader.mjs`: the font in base64, and the letters that it has. */
declare module '*.ttf' {
  export const letters: string;
  const base64: string;
  export default base64;
}
