import type { SealMotif } from './motif.ts';

/** By seal: those of the blocks Transformar, Expandir, Irradiar and Reencuentro. */
export const motifs: Readonly<Record<number, SealMotif>> = {
  // Masa viva: dough that rises in its bowl.
  33: {
    body: 'M-22 4C-24 -10 -12 -20 0 -20C12 -20 24 -10 22 4ZM-28 4H28C27 18 18 28 8 28H-8C-18 28 -27 18 -28 4Z',
    line: 'M-8 -11C-4 -14 4 -14 8 -11M-10 -3H-9.9M3 -5H3.1M12 -1H12.1M-20 14H20M-10 -26C-13 -29 -8 -30 -10 -34M0 -27C-3 -30 2 -31 0 -35M10 -26C7 -29 12 -30 10 -34',
  },
  // Río limpio: from the mountains, in two bends.
  34: {
    body: 'M-2 -8C6 -4 8 0 0 4C-12 10 -16 16 -14 30H22C20 20 12 16 14 10C16 4 14 -4 4 -8Z',
    line: 'M-33 -8L-19 -28L-5 -8M-12 -18L4 -32L24 -8M-33 -8H33M-23 -22L-19 -18L-15 -22M-1 -27L4 -22L9 -26M-5 23C-1 20 3 25 8 22M-27 8V14M-23 5V11M25 6V12M29 9V15',
  },
  // Costura valiente: a heart that has been sewn, and the needle.
  35: {
    body: 'M0 28C-22 14 -28 -2 -18 -11C-10 -17 -2 -13 0 -5C2 -13 10 -17 18 -11C28 -2 22 14 0 28Z',
    line: 'M0 -5V22M-5 1H5M-5 8H5M-5 15H5M31 -29L15 -17M29 -28C20 -36 6 -34 2 -26C-1 -20 -5 -16 -5 -9M-18 -2L-17 3M18 -2L17 3M-12 11L-8 15M12 11L8 15',
  },
  // Nombre devuelto: a label with a name on it.
  36: {
    body: 'M-28 -2L-14 -16H24C28 -16 30 -14 30 -10V18C30 22 28 24 24 24H-14L-28 10C-31 7 -31 1 -28 -2Z',
    line: 'M-15 4A4 4 0 1 1 -23 4A4 4 0 1 1 -15 4ZM-19 4C-30 -8 -26 -26 -12 -28C-2 -30 2 -24 8 -28C12 -31 18 -32 22 -29M-6 2C-2 -7 3 -5 0 2C-1 7 5 6 8 2C10 -1 12 4 15 4C18 4 20 2 23 2M-6 14H22',
  },
  // Horizonte ancho: a sail, far out.
  37: {
    body: 'M-3 -28V6H-21C-12 -4 -6 -16 -3 -28ZM3 -22C8 -12 14 -2 18 6H3Z',
    line: 'M0 -31V12M-24 12H24L17 21H-16ZM-33 21H-24M24 21H33M-20 29C-14 25 -8 25 -3 29S8 33 13 29S19 26 23 28M18 -24C20 -27 22 -27 23 -24C24 -27 26 -27 28 -24M-31 -13C-29 -16 -27 -16 -26 -13C-25 -16 -23 -16 -21 -13',
  },
  // Techo abierto: half of the roof stands up, and there is a star.
  38: {
    body: 'M0 -34L4 -23L15 -19L4 -15L0 -4L-4 -15L-15 -19L-4 -23ZM-34 10L-31 15L-9 -1L-13 -6ZM34 10L28 12L21 -20L27 -22Z',
    line: 'M-22 9V30H22V11M-7 30V17H7V30M-23 -22H-22.9M-30 -12H-29.9M-33 30H33',
  },
  // Sitio sin permiso: an armchair, taken.
  39: {
    body: 'M-18 6V-18C-18 -26 -12 -31 0 -31C12 -31 18 -26 18 -18V6Z',
    line: 'M-17 7H17V17H-17ZM-18 17V2C-18 -4 -30 -4 -30 2V23H30V2C30 -4 18 -4 18 2V17M-22 23V31M22 23V31M-7 -18H-6.9M7 -18H7.1M0 -9H0.1',
  },
  // Talla nueva: the pencil's mark on the door frame, and what has grown.
  40: {
    body: 'M-26 -30V30H-12V-30ZM-4 -18L6 -24H29V-12H6Z',
    line: 'M-12 22H-18M-12 12H-16M-12 2H-18M-12 -8H-16M-12 -18H-21M6 -24V-12M23 -24V-12M12 30V9M12 18C5 18 0 14 0 7C7 7 12 11 12 18ZM12 14C12 7 17 3 24 3C24 10 19 14 12 14Z',
  },
  // Lumbre de rincón: a hearth.
  41: {
    body: 'M0 23C-10 21 -12 11 -6 3C-4 6 -3 6 -2 5C-3 -1 0 -6 4 -10C4 -5 11 1 11 11C11 19 6 23 0 23Z',
    line: 'M-32 29H32M-27 29V-16H27V29M-31 -16V-24H31V-16ZM-18 29V5C-18 -11 18 -11 18 5V29M-11 26H11M-27 -3H-20M27 -3H20M-27 12H-18M27 12H18',
  },
  // Brillo desportillado: a chipped cup that shines.
  42: {
    body: 'M-22 -8H-5L-1 -2L4 -8H16V10C16 20 10 25 2 25H-8C-16 25 -22 20 -22 10Z',
    line: 'M16 -4C29 -6 29 14 15 14M-28 30H23M-1 -2L-5 4L1 9L-3 15M3 -33V-17M-5 -25H11M-2 -30L8 -20M8 -30L-2 -20M26 -25V-19M23 -22H29M-18 -25V-19M-21 -22H-15',
  },
  // Luz prestada: one candle has lit another.
  43: {
    body: 'M-23 28V-2H-11V28ZM11 28V6H23V28ZM-17 -8C-24 -12 -22 -20 -17 -27C-12 -20 -10 -12 -17 -8ZM17 0C11 -4 13 -10 17 -15C21 -10 23 -4 17 0Z',
    line: 'M-17 -2V-8M17 6V0M-8 -25C-2 -30 8 -28 13 -21M13 -21L6 -21M-17 -2V7M17 6V13M-31 28H31',
  },
  // Brasa guardada: an ember under its ashes, on two logs.
  44: {
    body: 'M-30 14L-27 8L28 24L25 30ZM30 14L27 8L-28 24L-25 30ZM0 10C-8 8 -9 0 -4 -7C-2 -3 0 -4 1 -9C7 -4 9 5 0 10Z',
    line: 'M-16 4C-18 -12 -9 -19 0 -19C9 -19 18 -12 16 4M-24 3C-27 -18 -13 -29 0 -29C13 -29 27 -18 24 3M-7 -12H-6.9M8 -11H8.1M0 19H0.1',
  },
  // Pasos de vuelta: two prints of bare feet.
  45: {
    body: 'M-16 28C-22 28 -23 20 -21 12C-20 6 -22 2 -20 -4C-18 -10 -9 -10 -8 -2C-7 6 -10 12 -10 20C-10 25 -12 28 -16 28ZM14 14C20 14 21 6 19 -2C18 -8 20 -12 18 -18C16 -24 7 -24 6 -16C5 -8 8 -2 8 6C8 11 10 14 14 14Z',
    line: 'M-23 -10V-12M-18 -15V-17M-12 -16V-18M-7 -12V-13M21 -24V-26M16 -29V-31M10 -30V-32M5 -26V-27',
  },
  // Espera cumplida: an hourglass whose sand has come down.
  46: {
    body: 'M-16 -25C-16 -10 -4 -6 -4 0C-4 6 -16 10 -16 25H16C16 10 4 6 4 0C4 -6 16 -10 16 -25Z',
    line: 'M-21 -31H21V-25H-21ZM-21 25H21V31H-21ZM-8 -15H8M0 -4V13M-10 21C-6 15 6 15 10 21M27 -10V-2M23 -6H31M-27 4V12M-31 8H-23',
  },
  // Plato de más: a place laid for another guest.
  47: {
    body: 'M17 0A17 17 0 1 1 -17 0A17 17 0 1 1 17 0Z',
    line: 'M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0ZM-29 -25V-15C-29 -9 -23 -9 -23 -15V-25M-26 -25V28M25 28V-25C30 -21 31 -9 29 3H25M0 5C-6 1 -6 -4 -3 -5C-1 -5 0 -4 0 -2C0 -4 1 -5 3 -5C6 -4 6 1 0 5Z',
  },
  // Casa abierta: the door is open, and there is smoke.
  48: {
    body: 'M-22 0V29H22V0L0 -19Z',
    line: 'M-31 7L0 -21L31 7M-5 29V9H8V29M-5 9L-14 5V32L-5 29M12 5H18V12H12ZM13 -9V-23H20V-3M16 -28C13 -31 19 -32 17 -36M-30 29V22M30 29V22M-33 29H-22M22 29H33',
  },
};
