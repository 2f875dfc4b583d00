import type { CoverMotif } from '@app/contract/cover-motifs';
import {
  Atom,
  Bird,
  Bus,
  Coffee,
  Cookie,
  CookingPot,
  DoorOpen,
  Flame,
  Flower,
  Footprints,
  House,
  Luggage,
  type LucideIcon,
  Mountain,
  Music,
  PawPrint,
  Rose,
  Shell,
  Shirt,
  TrainTrack,
  Trees,
} from 'lucide-react';

const DRAWINGS: Readonly<Record<CoverMotif, LucideIcon>> = {
  paw: PawPrint,
  'open-door': DoorOpen,
  footprints: Footprints,
  cup: Coffee,
  bird: Bird,
  suitcase: Luggage,
  rose: Rose,
  mountain: Mountain,
  shell: Shell,
  house: House,
  shirt: Shirt,
  atom: Atom,
  bus: Bus,
  trees: Trees,
  blossom: Flower,
  rails: TrainTrack,
  biscuit: Cookie,
  note: Music,
  flame: Flame,
  pot: CookingPot,
};

/** Whether this version can draw the motif: a newer server may name others. */
export const isMotif = (name: string | undefined): name is CoverMotif =>
  name !== undefined && Object.hasOwn(DRAWINGS, name);

interface WorkMotifProps {
  readonly motif: CoverMotif;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What a work's cover shows, in the drawing of the cover. */
export function WorkMotif({ motif, x, y, side }: WorkMotifProps) {
  const Drawing = DRAWINGS[motif];
  return <Drawing x={x} y={y} width={side} height={side} strokeWidth={0.8} />;
}
