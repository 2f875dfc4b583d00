import type { Book, Chapter, Passage } from './text-pages.ts';

/** Characters that Markdown would interpret, at the beginning of a line or within it. */
const MARKS = /[\\`*_{}[\]<>#|~]/g;
const LINE_START = /^(\s*)([-+>]|\d+[.)])(?=\s)/gm;

const escape = (text: string): string => text.replace(MARKS, String.raw`\$&`).replace(LINE_START, String.raw`$1\$2`);
const oneLine = (text: string): string => escape(text.replace(/\s+/g, ' ').trim());
/** Two spaces keep the user's line breaks. */
const paragraphs = (text: string): string => escape(text.trim()).replace(/(?<=\S)\n(?=\S)/g, '  \n');

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
