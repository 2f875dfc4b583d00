import type { jsPDF } from 'jspdf';
import { Book, Coffee, Droplet, Flame, Flower2, Heart, type IconNode, Moon, Sparkles, Star, Sun } from 'lucide';
import svgpath from 'svgpath';
import type { DayIcon } from '../../../days/calendar-day.ts';

const icons: Record<DayIcon, IconNode> = {
  moon: Moon,
  flower: Flower2,
  heart: Heart,
  coffee: Coffee,
  book: Book,
  star: Star,
  sparkles: Sparkles,
  sun: Sun,
  flame: Flame,
  drop: Droplet,
};

/** The drawing's own square. */
const VIEW_BOX = 24;
const STROKE = 1.5;

interface IconPlace {
  readonly centerX: number;
  readonly centerY: number;
  readonly size: number;
  readonly color: string;
}

/** Draws a sign as lines, sharp at every size. Lengths in mm. */
export function drawIcon(doc: jsPDF, icon: DayIcon, { centerX, centerY, size, color }: IconPlace): void {
  const scale = size / VIEW_BOX;
  const left = centerX - size / 2;
  const top = centerY - size / 2;
  doc.setDrawColor(color);
  doc.setLineWidth(STROKE * scale);
  doc.setLineCap('round');
  doc.setLineJoin('round');
  for (const [tag, attributes] of icons[icon]) {
    if (tag === 'path') drawPath(doc, svgpath(String(attributes['d'])).scale(scale).translate(left, top));
    if (tag === 'circle') {
      const at = (name: 'cx' | 'cy' | 'r') => Number(attributes[name]) * scale;
      doc.circle(left + at('cx'), top + at('cy'), at('r'), 'S');
    }
  }
}

/** jsPDF knows lines and cubic curves: all else is turned into these. */
function drawPath(doc: jsPDF, path: ReturnType<typeof svgpath>): void {
  path
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...points], _, x, y) => {
      const at = (i: number) => Number(points[i]);
      if (command === 'M') doc.moveTo(at(0), at(1));
      else if (command === 'L') doc.lineTo(at(0), at(1));
      else if (command === 'H') doc.lineTo(at(0), y);
      else if (command === 'V') doc.lineTo(x, at(0));
      else if (command === 'C') doc.curveTo(at(0), at(1), at(2), at(3), at(4), at(5));
      else if (command === 'Z' || command === 'z') doc.close();
    });
  doc.stroke();
}
