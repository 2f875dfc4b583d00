import { escapeHtml } from '../html.ts';
import { day } from '../plain-colours.ts';
import type { RenderedEmail } from './mail.ts';

/** The parts of a mail; HTML and plain text are rendered from it. */
export interface EmailContent {
  readonly subject: string;
  /** Preheader: shown beside the subject in a list of mails. */
  readonly preview?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** The other way to do what the button does, below it. */
  readonly insteadOfButton?: string;
  readonly link: string;
  /** Small print under the button. */
  readonly footnotes: readonly string[];
  /** Unsubscribe link of a recurring mail. */
  readonly stopLink?: string;
  /** Signed by nobody, so that the mail does not name the product (D44). */
  readonly isUnsigned?: boolean;
}

const FAREWELL = 'Un abrazo,';
const SIGNATURE = 'El equipo de Reencuentro';
const FAREWELL_OF_NOBODY = 'Un saludo.';

// Mail programs know neither style sheets nor variables: styles are inline.
const { ink: INK, soft: SOFT, line: LINE, accent: ACCENT, onAccent: ON_ACCENT, paper: PAPER } = day;

const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(text)}</p>`;
const small = (text: string) =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${SOFT}">${escapeHtml(text)}</p>`;

const STOP = 'No quiero recibirlo más';

/** Blanks after the preheader: mail programs would fill the line with the text that follows. */
const BLANKS = '&#847;&zwnj;&nbsp;'.repeat(120);
const hidden = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${escapeHtml(text)}${BLANKS}</div>\n`;

/** Whose mail it is, above the greeting. */
const NAME = `<p style="margin:0 0 32px;padding:0 0 14px;border-bottom:1px solid ${LINE};font-size:20px;color:${ACCENT}">Reencuentro</p>\n`;

const farewellOf = ({ isUnsigned }: EmailContent): readonly string[] =>
  isUnsigned ? [FAREWELL_OF_NOBODY] : [FAREWELL, SIGNATURE];

function htmlOf(content: EmailContent): string {
  const { subject, preview, greeting, paragraphs, button, insteadOfButton, link, footnotes, stopLink, isUnsigned } =
    content;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
${preview === undefined ? '' : hidden(preview)}<div style="max-width:520px;margin:0 auto;padding:40px 24px;font-family:Georgia,'Times New Roman',serif;font-size:17px;color:${INK}">
${isUnsigned ? '' : NAME}<p style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(greeting)}</p>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${ACCENT};color:${ON_ACCENT};font-family:Helvetica,Arial,sans-serif;font-size:16px;text-decoration:none">${escapeHtml(button)}</a></p>
${insteadOfButton === undefined ? '' : `${paragraph(insteadOfButton)}\n`}${small('Si el botón no funciona, copia esta dirección en tu navegador:')}
<p style="margin:0 0 24px;font-size:14px;line-height:1.5;word-break:break-all"><a href="${escapeHtml(link)}" style="color:${ACCENT}">${escapeHtml(link)}</a></p>
${footnotes.map(small).join('\n')}${stopLink ? `\n<p style="margin:0 0 8px;font-size:14px"><a href="${escapeHtml(stopLink)}" style="color:${ACCENT}">${STOP}</a></p>` : ''}
<p style="margin:24px 0 0;line-height:1.6">${farewellOf(content).join('<br>')}</p>
</div>
</body>
</html>
`;
}

function textOf(content: EmailContent): string {
  const { greeting, paragraphs, button, insteadOfButton, link, footnotes, stopLink } = content;
  const instead = insteadOfButton === undefined ? [] : [insteadOfButton];
  const stop = stopLink ? [`${STOP}:\n${stopLink}`] : [];
  const action = [`${button}:\n${link}`, ...instead];
  return [greeting, ...paragraphs, ...action, ...footnotes, ...stop, farewellOf(content).join('\n')]
    .join('\n\n')
    .concat('\n');
}

export const renderEmail = (parts: EmailContent): RenderedEmail => ({
  subject: parts.subject,
  html: htmlOf(parts),
  text: textOf(parts),
  ...(parts.stopLink ? { stopLink: parts.stopLink } : {}),
});
