import type { Context } from 'koa';
import { escapeHtml } from '../../../platform/html.ts';
import { day, night } from '../../../platform/plain-colours.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface PlainPage {
  /** Subject of the page. */
  readonly title: string;
  readonly text: string;
  /** Text of the only button, which posts to the page itself. */
  readonly button?: string;
}

/** A self-contained page: the recipient may not be signed in, and should need only one click. */
const plainPage = ({ title, text, button }: PlainPage): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 30rem; margin: 0 auto; padding: 4rem 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: ${day.ink}; background: ${day.paper} }
h1 { font: 500 1.75rem/1.3 Georgia, serif; margin: 0 0 1rem }
button { min-height: 2.75rem; margin-top: 1rem; padding: .75rem 1.5rem; border: 0; border-radius: 999px; font: inherit; color: ${day.onAccent}; background: ${day.accent}; cursor: pointer }
button:focus-visible { outline: 3px solid ${day.accent}; outline-offset: 3px }
@media (prefers-color-scheme: dark) { body { color: ${night.ink}; background: ${night.paper} } button:focus-visible { outline-color: ${night.ink} } }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
</main>
</body>
</html>
`;

/** Answers with a plain page. */
export function answerPage(ctx: Context, page: PlainPage, status = 200): void {
  ctx.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    // A browser under `no-referrer` would send the form with `Origin: null`.
    'Referrer-Policy': 'same-origin',
  });
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = plainPage(page);
}
