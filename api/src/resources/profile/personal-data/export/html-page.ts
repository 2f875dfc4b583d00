import { escapeHtml } from '../../../../platform/html.ts';
import { day, night } from '../../../../platform/plain-colours.ts';
import type { Book, Chapter, Passage } from './text-pages.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 3rem 1.25rem 6rem; max-width: 40rem; font: 1.0625rem/1.65 Georgia, 'Times New Roman', serif; background: ${day.paper}; color: ${day.ink}; }
h1 { font-weight: normal; font-size: 2rem; margin: 3rem 0 1rem; }
h2 { font-weight: normal; font-size: 1.375rem; margin: 3rem 0 0.25rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
p { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.note { color: ${day.soft}; font-size: 0.9375rem; }
img { display: block; max-width: 100%; height: auto; margin: 1rem 0; background: #fff; border-radius: 0.75rem; }
article { break-inside: avoid-page; }
@media (prefers-color-scheme: dark) { body { background: ${night.paper}; color: ${night.ink}; } .note { color: ${night.soft}; } }
`;

const passage = ({ heading, text, pictures }: Passage): string =>
  [
    heading ? `<h3>${escapeHtml(heading)}</h3>` : '',
    text.trim() ? `<p>${escapeHtml(text.trim())}</p>` : '',
    ...pictures.map((file) => `<img src="${escapeHtml(file)}" alt="Dibujo" loading="lazy">`),
  ].join('\n');

const chapter = ({ title, note, passages }: Chapter): string => `<article>
<h2>${escapeHtml(title)}</h2>
${note ? `<p class="note">${escapeHtml(note)}</p>` : ''}
${passages.map(passage).join('\n')}
</article>`;

const book = ({ title, chapters }: Book): string => `<section>
<h1>${escapeHtml(title)}</h1>
${chapters.length > 0 ? chapters.map(chapter).join('\n') : '<p class="note">Todavía no hay nada aquí.</p>'}
</section>`;

/** The user's texts as an HTML page that opens in any browser, without network. */
export const toPage = (books: readonly Book[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>Mis palabras</title>
<style>${STYLE}</style>
</head>
<body>
${books.map(book).join('\n')}
</body>
</html>
`;
