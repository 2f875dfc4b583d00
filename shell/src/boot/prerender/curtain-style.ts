/**
 * Style rules of the curtains: nothing of them is the product's style. What lies behind is hidden whatever the page's own
 * rules say: the note of a page that does not open is in no tree and on no way by Tab there.
 */
export const curtainStyle = `
#curtain { position: fixed; inset: 0; z-index: 2147483647; display: none; box-sizing: border-box; width: 100vw; max-width: none;
  height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; overflow-y: auto; background: #fff; color: #1d1d1f;
  font: 1.0625rem/1.5 system-ui, sans-serif; }
[data-curtain] #curtain, #curtain:modal { display: block; }
[data-curtain] :is(#root, .late, .no-script) { display: none !important; }
[data-curtain] { background: #fff; }
[data-curtain][data-theme='dark'], [data-theme='dark'] #curtain { background: #1b1c1e; }
[data-theme='dark'] #curtain { color: #ececee; }
#curtain > div { max-width: 36rem; margin: 0 auto; padding: calc(1.5rem + env(safe-area-inset-top)) 1.25rem 2rem; }
#curtain h1 { margin: 0; font: 600 1.625rem/1.25 system-ui, sans-serif; letter-spacing: 0; }
#curtain p { margin: 0.25rem 0 0; }
#curtain > div > p { opacity: 0.75; }
#curtain ul { margin: 1.25rem 0; padding: 0; list-style: none; }
#curtain li { border-top: 1px solid rgb(128 128 128 / 0.35); }
#curtain li:last-child { border-bottom: 1px solid rgb(128 128 128 / 0.35); }
#curtain :is(summary, label) { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; cursor: pointer; }
#curtain summary { list-style: none; }
#curtain summary::before { width: 1em; content: '+'; text-align: center; opacity: 0.6; }
#curtain [open] > summary::before { content: '–'; }
#curtain details p { padding: 0 0 0.75rem 1.75rem; }
#curtain input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #3b7a57; }
#curtain label:has(:checked) { text-decoration: line-through; opacity: 0.6; }
#curtain button { min-height: 3rem; padding: 0 1rem; border: 1px solid rgb(128 128 128 / 0.6); border-radius: 0.5rem; background: none;
  color: inherit; font: inherit; cursor: pointer; }
#curtain :focus-visible { outline: 2px solid #3b7a57; outline-offset: 2px; }
`.replaceAll(/\s*\n\s*/g, ' ');
