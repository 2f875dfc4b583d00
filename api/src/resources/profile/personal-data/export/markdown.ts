import type { Book, Chapter, Passage } from './text-pages.ts';

/** What the grammar of CommonMark and of its common extensions reads as a mark, wherever it stands. An escaped one means itself. */
const MARKS = /[\\`*_{}[\]<>#|~^$]|&(?=[#a-z])/gi;
/** Lists, rules, and underlines of headings: marks only where a line begins. */
const LINE_START = /^(?:[-+:](?=\s|$)|-(?=-)|=(?=[=\s]*$))/;
const LIST_NUMBER = /^(\d+)([.)])(?=\s|$)/;
const LINE_END = /\r\n?|\n/;

const escape = (text: string): string =>
  text
    .replace(MARKS, String.raw`\$&`)
    .replace(LINE_START, String.raw`\$&`)
    .replace(LIST_NUMBER, String.raw`$1\$2`);
const oneLine = (text: string): string => escape(text.replace(/\s+/g, ' ').trim());

/** An indent would be dropped, or make the line code. */
function line(text: string): string {
  const indent = /^\s*/.exec(text)?.[0].replaceAll('\t', '    ') ?? '';
  return '\u00a0'.repeat(indent.length) + escape(text.trim());
}

/** Two spaces at the end of a line keep the user's line breaks. */
const paragraphs = (text: string): string =>
  text
    .split(LINE_END)
    .map((each) => (each.trim() === '' ? '' : line(each)))
    .join('\n')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '  \n')
    .replace(/^\n+|\n+$/g, '');

const passage = ({ heading, text, pictures }: Passage): string[] => [
  ...(heading ? [`### ${oneLine(heading)}`] : []),
  ...(text.trim() ? [paragraphs(text)] : []),
  ...pictures.map((file) => `![Dibujo](${file})`),
];

const chapter = ({ title, note, passages }: Chapter): string[] => [
  `## ${oneLine(title)}`,
  ...(note ? [`*${oneLine(note)}*`] : []),
  ...passages.flatMap(passage),
];

/** The user's texts as Markdown, readable anywhere. */
export const toMarkdown = ({ title, chapters }: Book): string =>
  [`# ${title}`, ...chapters.flatMap(chapter)].join('\n\n').concat('\n');
