// An ES module of ours, as `loadApp` imports one: for the library's CommonJS module the bundler would add interop code to the entry.
export { createRoot } from 'react-dom/client';
