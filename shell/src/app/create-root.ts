// A module of ours, as `loadApp` asks for one: for the library's own, of another kind, the bundler would add code that disguises it.
export { createRoot } from 'react-dom/client';
