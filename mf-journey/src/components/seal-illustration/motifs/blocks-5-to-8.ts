import type { SealMotif } from './motif.ts';

/** By seal: those of the blocks Proteger, Expresar, Intuir and Armonizar. */
export const motifs: Readonly<Record<number, SealMotif>> = {
  // Llave propia: a key with a heart for a bow.
  17: {
    body: 'M0 -4C-18 -12 -20 -24 -13 -30C-7 -34 -1 -31 0 -24C1 -31 7 -34 13 -30C20 -24 18 -12 0 -4Z',
    line: 'M0 -13C-8 -17 -10 -22 -7 -25C-4 -27 -1 -25 0 -21C1 -25 4 -27 7 -25C10 -22 8 -17 0 -13ZM-3 -4V33H3V-4M3 13H13V19H3M3 25H10V30H3M-7 2H7',
  },
  // Guardia amable: an owl, awake.
  18: {
    body: 'M-20 -26L-12 -20C-5 -23 5 -23 12 -20L20 -26C22 -14 24 -4 22 8C20 22 10 30 0 30C-10 30 -20 22 -22 8C-24 -4 -22 -14 -20 -26Z',
    line: 'M-2 -9A7 7 0 1 1 -16 -9A7 7 0 1 1 -2 -9ZM16 -9A7 7 0 1 1 2 -9A7 7 0 1 1 16 -9ZM-9 -9H-8.9M9 -9H9.1M-3 -2L0 3L3 -2M-8 10C-5 13 -3 13 0 10C3 13 5 13 8 10M-5 18C-3 20 3 20 5 18M-22 4C-16 10 -14 18 -14 24M22 4C16 10 14 18 14 24',
  },
  // Límite sereno: a low fence with a flower behind it.
  19: {
    body: 'M-26 -8L-21 -15L-16 -8V28H-26ZM-5 -8L0 -15L5 -8V28H-5ZM16 -8L21 -15L26 -8V28H16Z',
    line: 'M-33 0H-26M-16 0H-5M5 0H16M26 0H33M-33 18H-26M-16 18H-5M5 18H16M26 18H33M-10 0V-19M-10 -19C-17 -23 -15 -31 -10 -28C-5 -31 -3 -23 -10 -19Z',
  },
  // Refugio encendido: a tent with a light in it, under two stars.
  20: {
    body: 'M0 -18L28 26H-28Z',
    line: 'M0 -3L-10 26M0 -3L10 26M0 -18L4 -25M0 -18L-4 -25M0 10C-5 15 -4 21 0 21C4 21 5 15 0 10ZM-34 26H34M-22 -22V-14M-26 -18H-18M22 -26V-18M18 -22H26',
  },
  // Voz despierta: a bell that has been touched.
  21: {
    body: 'M0 -26C13 -26 16 -14 17 -2C18 8 21 14 26 18H-26C-21 14 -18 8 -17 -2C-16 -14 -13 -26 0 -26Z',
    line: 'M-6 18C-6 28 6 28 6 18M-4 -26C-4 -33 4 -33 4 -26M-19 8H19M-9 -6C-8 -13 -6 -16 -3 -17M-27 -20C-31 -14 -31 -6 -29 0M27 -20C31 -14 31 -6 29 0M-21 -28L-18 -24M21 -28L18 -24M-14 -1H-10',
  },
  // Tinta honda: a full inkwell and a quill.
  22: {
    body: 'M-22 8H8C12 12 14 15 14 20V30H-28V20C-28 15 -26 12 -22 8ZM2 -8C2 -22 14 -32 31 -32C31 -18 22 -7 2 -8Z',
    line: 'M-17 8V0H3V8M-20 0H6M-8 4L24 -25M12 -14V-22M16 -18H25M-22 20C-17 17 -13 23 -7 20S4 17 8 20',
  },
  // Palabra clara: few words, and clear ones.
  23: {
    body: 'M-22 -26H22C28 -26 31 -22 31 -17V1C31 7 28 10 22 10H-4L-15 24V10H-22C-28 10 -31 7 -31 1V-17C-31 -22 -28 -26 -22 -26Z',
    line: 'M-18 -14H18M-18 -3H8M16 17V33M8 25H24M11 20L21 30M21 20L11 30',
  },
  // Canto suelto: a bird on a branch, and its note.
  24: {
    body: 'M-28 6C-20 8 -12 4 -6 -4C-4 -14 4 -20 12 -17C15 -16 17 -14 18 -11L26 -11L19 -5C19 8 8 18 -8 16C-14 16 -22 12 -28 6Z',
    line: 'M11 -10H11.1M-16 7C-6 10 4 6 6 -2M-3 16V25M5 14L6 24M-28 28C-14 24 6 23 29 26M22 -20V-32C26 -32 29 -30 29 -25M22 -20A3.5 3.5 0 1 1 15 -20A3.5 3.5 0 1 1 22 -20Z',
  },
  // Oído fino: an ear, and what reaches it.
  25: {
    body: 'M-12 4C-20 -6 -20 -30 2 -31C20 -32 26 -14 17 -2C11 6 11 10 9 18C7 28 -4 32 -10 26C-14 22 -12 17 -10 14C-8 10 -9 7 -12 4Z',
    line: 'M-8 -8C-10 -18 -4 -23 3 -23C13 -23 16 -12 9 -5C4 0 4 4 4 9M-2 -8C0 -14 7 -13 6 -7M-3 21C1 21 3 19 3 15M-23 -11C-25 -7 -25 -2 -23 2M-31 -15C-34 -8 -34 0 -31 6M26 -24L30 -27M28 -13H33',
  },
  // Pozo claro: a well with its roof and its bucket.
  26: {
    body: 'M-20 8H20V24C20 29 -20 29 -20 24ZM-26 -14L0 -32L26 -14Z',
    line: 'M-24 2H24V8H-24ZM-17 2V-14M17 2V-14M0 -14V-8M-6 -8H6L4 2H-4ZM-20 17H20M-6 8V17M8 17V27M-12 17V26',
  },
  // Brújula de bolsillo.
  27: {
    body: 'M22 7A22 22 0 1 1 -22 7A22 22 0 1 1 22 7Z',
    line: 'M-4 -15V-21H4V-15M5 -26A5 5 0 1 1 -5 -26A5 5 0 1 1 5 -26ZM9 -7L4 10L-9 21L-4 4ZM-4 4L4 10M0 -10V-8M0 22V24M-17 7H-15M15 7H17',
  },
  // Luz de miel: a lantern in the shape of a cell of the comb.
  28: {
    body: 'M-14 -12H14L20 8L14 26H-14L-20 8Z',
    line: 'M-10 -12L-6 -20H6L10 -12M-8 -20C-12 -35 12 -35 8 -20M0 19C-8 15 -6 7 0 -3C6 7 8 15 0 19ZM-17 32H17M-14 26V32M14 26V32M-31 2H-27M27 2H31M-28 -14L-24 -11M28 -14L24 -11',
  },
  // Vaivén tranquilo: a swing under a branch.
  29: {
    body: 'M-16 15H16V21H-16ZM-24 -24C-28 -31 -20 -34 -16 -30C-16 -26 -20 -24 -24 -24ZM20 -22C20 -31 28 -32 31 -28C29 -23 25 -21 20 -22Z',
    line: 'M-13 15L-10 -25M13 15L10 -24M-33 -21C-16 -27 10 -26 33 -19M-28 9C-27 17 -25 21 -21 25M28 9C27 17 25 21 21 25M-12 31H12',
  },
  // Manos hermanas: two hands, side by side.
  30: {
    body: 'M-18 30C-22 22 -26 14 -31 6C-32 2 -27 0 -24 4L-20 10V-14C-20 -19 -15 -19 -15 -14V-20C-15 -25 -10 -25 -10 -20V-16C-10 -21 -5 -21 -5 -16V14C-5 20 -6 25 -8 30ZM18 30C22 22 26 14 31 6C32 2 27 0 24 4L20 10V-14C20 -19 15 -19 15 -14V-20C15 -25 10 -25 10 -20V-16C10 -21 5 -21 5 -16V14C5 20 6 25 8 30Z',
    line: 'M-15 -14V2M-10 -16V2M15 -14V2M10 -16V2M0 -26V-32',
  },
  // Peso repartido: a balance at rest.
  31: {
    body: 'M-31 6H-9C-9 14 -14 17 -20 17C-26 17 -31 14 -31 6ZM9 6H31C31 14 26 17 20 17C14 17 9 14 9 6Z',
    line: 'M-22 -18H22M0 -22V30M-14 31H14M-20 -18L-29 6M-20 -18L-11 6M20 -18L11 6M20 -18L29 6M4 -27A4 4 0 1 1 -4 -27A4 4 0 1 1 4 -27Z',
  },
  // Casa sonora: a house with music in it.
  32: {
    body: 'M-20 -4L0 -22L20 -4V29H-20Z',
    line: 'M-29 4L0 -22L29 4M-4 19V3L9 0V15M-4 19A4 4 0 1 1 -12 19A4 4 0 1 1 -4 19ZM9 15A4 4 0 1 1 1 15A4 4 0 1 1 9 15ZM24 -25C30 -21 33 -15 33 -9M-24 -25C-30 -21 -33 -15 -33 -9',
  },
};
