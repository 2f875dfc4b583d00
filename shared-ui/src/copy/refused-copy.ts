/** What is said of words that the account has no room for now, where the server says why (`reason` of a refusal). */
const refusedCopy = {
  versions: {
    short: 'Falta elegir entre versiones',
    text: 'Este texto tiene demasiadas versiones. Elige con cuál te quedas en uno de los avisos «Hay otra versión» y se guardará lo último que has escrito. Mientras tanto sigue en este dispositivo.',
  },
  account_full: {
    short: 'No queda espacio en tu cuenta',
    text: 'Tus textos ocupan todo el espacio de tu cuenta. Esto sigue en este dispositivo y puedes descargarlo; se guardará en tu cuenta cuando borres algo que ya no quieras.',
  },
} as const;

interface RefusedText {
  readonly short: string;
  readonly text: string;
}

const texts = new Map<string, RefusedText>(Object.entries(refusedCopy));

/** @returns `undefined` for a refusal without a reason that is known here: then only what is true of all can be said */
export const refusedText = (reason: string | undefined): RefusedText | undefined =>
  reason === undefined ? undefined : texts.get(reason);
