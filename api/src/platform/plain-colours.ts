/**
 * The product's colours by day and night for what has no style sheet of its own: mails, pages for who is not signed in, the export.
 * They are those of shared-ui's theme, of which mail programs understand neither the variables nor OKLCH.
 */
export const day = {
  paper: '#fcf6ee',
  ink: '#36212f',
  soft: '#614f5b',
  line: '#dbcec4',
  accent: '#8f375a',
  onAccent: '#fef9f3',
} as const;
export const night = { paper: '#1f121c', ink: '#ede5db', soft: '#bdada5' } as const;
