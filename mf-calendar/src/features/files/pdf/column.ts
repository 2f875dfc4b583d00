import { inks } from './inks.ts';
import type { Paper, TextStyle } from './paper.ts';

export const MARGIN = 24;

export const styles = {
  label: { font: 'strong', size: 9.5, color: inks.accent },
  words: { font: 'serif', size: 12.5, color: inks.ink, leading: 1.6 },
  small: { font: 'sans', size: 10, color: inks.soft },
} as const satisfies Record<string, TextStyle>;

/** A column of text that continues over as many sheets as it needs. */
export class Column {
  y: number;

  constructor(
    readonly paper: Paper,
    top: number,
  ) {
    this.y = top;
  }

  get #bottom(): number {
    return this.paper.height - MARGIN;
  }

  /** Starts a new sheet where less space than this is left. */
  need(height: number): void {
    if (this.y + height <= this.#bottom) return;
    this.paper.addSheet();
    this.y = MARGIN;
  }

  space(height: number): void {
    this.y += height;
  }

  text(text: string, x: number, width: number, style: TextStyle): void {
    const height = this.paper.lineHeight(style);
    for (const line of this.paper.lines(text, width, style)) {
      this.need(height);
      this.paper.write(line, x, this.y, style);
      this.y += height;
    }
  }

  /** A label and the user's text below it; the label is never the last line of a sheet. */
  section(label: string, text: string, style: TextStyle = styles.words): void {
    if (!text.trim()) return;
    const isCentered = style.align === 'center';
    const x = isCentered ? this.paper.width / 2 : MARGIN + 10;
    const width = this.paper.width - 2 * (MARGIN + 10);
    this.need(this.paper.lineHeight(styles.label) + 2 * this.paper.lineHeight(style) + 1);
    this.text(label, x, width, { ...styles.label, align: style.align });
    this.space(1);
    this.text(text, x, width, style);
    this.space(8);
  }
}
