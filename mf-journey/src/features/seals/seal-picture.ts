import type { Seal } from '@app/contract/seals';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { oklchToHex } from '@app/shared-ui/theme/oklch-to-hex';
import { loadMotif } from '../../components/seal-illustration/load-motif.ts';
import {
  COIN,
  MOTIF,
  type Paint,
  type SealPart,
  sealGeometry,
} from '../../components/seal-illustration/seal-geometry.ts';
import { sealIcons } from '../../components/seal-illustration/seal-icons.ts';
import { sealsCopy } from '../../copy/seals.es.ts';

/** A square with room for the seal and, below it, its name. */
const WIDTH = 1080;
const HEIGHT = 1350;
const SEAL_WIDTH = 820;

type Tones = Record<'paper' | 'surface' | 'line' | 'solid' | 'ink', string>;

/** The light ramp of the theme at a block's hue: a picture is looked at where there is no theme, and mostly by day. */
function tonesOf(blockId: number): Tones {
  const style: Readonly<Record<string, unknown>> = { ...blockTone(blockId).style };
  const hue = Number(style['--hue']);
  return {
    paper: oklchToHex(97.6, 0.012, 75),
    surface: oklchToHex(94.5, 0.03, hue),
    line: oklchToHex(82, 0.06, hue),
    solid: oklchToHex(50, 0.1, hue),
    ink: oklchToHex(38, 0.085, hue),
  };
}

const isLine = (paint: Paint) => paint.endsWith('Line');
const toneOf = (paint: Paint, tones: Tones) => tones[paint.replace('Line', '') as keyof Tones];

function partMarkup(part: SealPart, tones: Tones): string {
  const tone = toneOf(part.paint, tones);
  const look = isLine(part.paint) ? `fill="none" stroke="${tone}" stroke-width="${part.width ?? 1}"` : `fill="${tone}"`;
  return part.shape === 'circle'
    ? `<circle cx="${part.cx}" cy="${part.cy}" r="${part.r}" ${look}/>`
    : `<path d="${part.d}" ${look}/>`;
}

/** The seal as a document of its own, with plain colours that every viewer knows. */
export async function sealSvg(seal: Pick<Seal, 'id' | 'blockId' | 'icon'>): Promise<string> {
  const { motif } = await loadMotif(seal.id);
  const tones = tonesOf(seal.blockId);
  const { silhouette, ornament, medallion } = sealGeometry(seal.id);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="${SEAL_WIDTH}" height="${SEAL_WIDTH}">`,
    `<path d="${silhouette}" fill="${tones.surface}" stroke="${tones.line}" stroke-width="1.5"/>`,
    ...[...ornament, ...medallion].map((part) => partMarkup(part, tones)),
    '<g stroke-linecap="round" stroke-linejoin="round" fill="none">',
    ...(motif
      ? [
          `<g transform="scale(${MOTIF.scale})" stroke="${tones.ink}" stroke-width="${MOTIF.width}">`,
          `<path d="${motif.body}" fill="${tones.line}"/><path d="${motif.line}"/></g>`,
          `<circle cy="${COIN.y}" r="${COIN.r}" fill="${tones.surface}" stroke="${tones.solid}" stroke-width="2"/>`,
          iconMarkup(seal.icon, tones, COIN.iconWidth, `translate(0 ${COIN.y}) scale(${COIN.iconScale})`),
        ]
      : [iconMarkup(seal.icon, tones, 3, 'scale(1.1)')]),
    '</g></svg>',
  ].join('');
}

function iconMarkup(icon: Seal['icon'], tones: Tones, width: number, transform: string): string {
  const { fill, line } = sealIcons[icon];
  return [
    `<g transform="${transform}" stroke-width="${width}">`,
    ...fill.map((d) => `<path d="${d}" fill="${tones.line}"/>`),
    ...line.map((d) => `<path d="${d}" stroke="${tones.ink}"/>`),
    '</g>',
  ].join('');
}

const fileName = (seal: Seal, type: string) =>
  `${sealsCopy.detail.fileName(seal.title.toLowerCase().replaceAll(' ', '-'))}.${type}`;

export const sealSvgFile = async (seal: Seal): Promise<File> =>
  new File([await sealSvg(seal)], fileName(seal, 'svg'), { type: 'image/svg+xml' });

/** The seal on paper with its name and what it means. @throws Error where the browser cannot draw it */
export async function sealPng(seal: Seal): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const tones = tonesOf(seal.blockId);
  pen.fillStyle = tones.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await imageOf(await sealSvg(seal)), (WIDTH - SEAL_WIDTH) / 2, 90, SEAL_WIDTH, SEAL_WIDTH);
  pen.textAlign = 'center';
  pen.fillStyle = tones.ink;
  pen.font = `500 72px 'Fraunces Variable', Georgia, serif`;
  pen.fillText(seal.title, WIDTH / 2, 1040);
  pen.font = `400 36px 'Figtree Variable', system-ui, sans-serif`;
  linesOf(seal.meaning, (text) => pen.measureText(text).width <= WIDTH - 220).forEach((text, i) => {
    pen.fillText(text, WIDTH / 2, 1120 + i * 52);
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], fileName(seal, 'png'), { type: 'image/png' });
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Breaks a text between words into lines that fit. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && !fits(longer) ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}
