import { jsPDF } from 'jspdf';
import { filesCopy } from '../../../copy/files.es.ts';
import { addFonts, type FontName, writable } from './fonts.ts';
import { inks } from './inks.ts';

/** mm per typographic point. */
const POINT = 25.4 / 72;

export interface TextStyle {
  readonly font: FontName;
  /** Points. */
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Line height as a multiple of the size. */
  readonly leading?: number;
}

/** Sheets of A4 in the colour of good paper. All lengths in mm, `y` of a text is the top of its first line. */
export class Paper {
  readonly doc: jsPDF;
  readonly width: number;
  readonly height: number;
  /** Whether the fonts could draw all of it so far. */
  isWhole = true;

  constructor(orientation: 'portrait' | 'landscape', title: string) {
    this.doc = new jsPDF({ orientation, unit: 'mm', format: 'a4', putOnlyUsedFonts: true, compress: true });
    this.width = this.doc.internal.pageSize.getWidth();
    this.height = this.doc.internal.pageSize.getHeight();
    this.doc.setProperties({ title });
    this.doc.setLanguage('es-ES');
    addFonts(this.doc);
    this.#tint();
  }

  addSheet(): void {
    this.doc.addPage();
    this.#tint();
  }

  #tint(): void {
    this.doc.setFillColor(inks.paper);
    this.doc.rect(0, 0, this.width, this.height, 'F');
  }

  /** The lines of a text in a column. */
  lines(text: string, width: number, style: TextStyle): string[] {
    this.#use(style);
    const drawn = writable(text);
    this.isWhole &&= drawn.isWhole;
    const lines: unknown = this.doc.splitTextToSize(drawn.text.trim(), width);
    return Array.isArray(lines) ? lines.map(String) : [];
  }

  lineHeight = ({ size, leading = 1.45 }: TextStyle): number => size * leading * POINT;

  write(line: string, x: number, y: number, style: TextStyle): void {
    this.#use(style);
    // Half of the leading is above the letters, as in a browser.
    const baseline = y + (this.lineHeight(style) + style.size * POINT * 0.7) / 2;
    this.doc.text(line, x, baseline, { align: style.align ?? 'left' });
  }

  #use({ font, size, color }: TextStyle): void {
    this.doc.setFont(font, 'normal');
    this.doc.setFontSize(size);
    this.doc.setTextColor(color);
  }

  /** A spot of water colour: thin layers that do not quite meet. */
  wash(x: number, y: number, radius: number, color: string): void {
    this.doc.setFillColor(color);
    this.doc.setGState(this.doc.GState({ opacity: 0.22 }));
    for (const [dx, dy, size] of [
      [0, 0, 1],
      [-0.09, 0.05, 0.9],
      [0.08, -0.06, 0.86],
      [0.03, 0.09, 0.74],
    ] as const) {
      this.doc.circle(x + dx * radius, y + dy * radius, size * radius, 'F');
    }
    this.doc.setGState(this.doc.GState({ opacity: 1 }));
  }

  /** A short line with a point in its middle. */
  ornament(x: number, y: number): void {
    this.doc.setDrawColor(inks.line);
    this.doc.setLineWidth(0.3);
    this.doc.line(x - 16, y, x - 3, y);
    this.doc.line(x + 3, y, x + 16, y);
    this.doc.setFillColor(inks.accent);
    this.doc.circle(x, y, 0.8, 'F');
  }

  /** Numbers the sheets where there are several, and closes the file. */
  toFile(name: string): File {
    const total = this.doc.getNumberOfPages();
    if (total > 1) this.#number(total);
    return new File([this.doc.output('arraybuffer')], name, { type: 'application/pdf' });
  }

  #number(total: number): void {
    const style: TextStyle = { font: 'sans', size: 9, color: inks.soft, align: 'center' };
    for (let number = 1; number <= total; number++) {
      this.doc.setPage(number);
      this.write(filesCopy.pdf.page(number, total), this.width / 2, this.height - 14, style);
    }
  }
}
