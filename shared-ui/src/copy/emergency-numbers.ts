/**
 * Whom to call in an emergency, by country (D50). Operator data: before a release a person rings each number and writes the day into
 * `rungOn`; until then it is shown as 'por comprobar'. `source` says where the number was read.
 *
 * A number means different things in different countries (`*4141` is suicide prevention in Chile, violence in Uruguay), so none of
 * them may be shown without the name of its country.
 */
export interface EmergencyNumber {
  /** danger: police, ambulance · harm: suicidal thoughts, a crisis · violence: against women · talk: somebody who listens. */
  readonly kind: 'danger' | 'harm' | 'violence' | 'talk';
  /** As it is read and written down. */
  readonly number: string;
  /** Address of the link, where it is not `tel:` and the number itself. */
  readonly href?: string;
  readonly label: string;
  readonly note?: string;
  readonly source: string;
  /** Day (`yyyy-MM-dd`) on which a person rang it and somebody answered; until then 'por comprobar'. */
  readonly rungOn: string;
}

export interface EmergencyCountry {
  /** ISO 3166-1, as a browser's language names its region. */
  readonly code: string;
  readonly name: string;
  readonly numbers: readonly EmergencyNumber[];
}

const HARM = 'Si piensas en hacerte daño';
const VIOLENCE = 'Violencia contra las mujeres';
const DANGER = 'Emergencias';
const POLICE = 'Policía';
const AMBULANCE = 'Ambulancia';
const rungOn = 'por comprobar';

/** The first is the default, for regions that are not listed here. */
export const emergencyCountries = [
  {
    code: 'ES',
    name: 'España',
    numbers: [
      { kind: 'danger', number: '112', label: DANGER, source: 'memoria, noviembre de 2026', rungOn },
      { kind: 'harm', number: '024', label: HARM, source: 'memoria, noviembre de 2026', rungOn },
      {
        kind: 'violence',
        number: '016',
        label: VIOLENCE,
        note: 'No sale en la factura, pero sí en el registro del teléfono: bórralo.',
        source: 'prensa, 2025',
        rungOn,
      },
      {
        kind: 'violence',
        number: '600 000 016',
        href: 'https://wa.me/34600000016',
        label: 'El 016 por WhatsApp',
        note: 'La conversación se queda en el móvil: bórrala también.',
        source: 'prensa, 2025',
        rungOn,
      },
      { kind: 'talk', number: '717 003 717', label: 'Teléfono de la Esperanza', source: 'prensa, 2025', rungOn },
    ],
  },
  {
    code: 'MX',
    name: 'México',
    numbers: [
      { kind: 'danger', number: '911', label: DANGER, source: 'prensa, 2025-2026', rungOn },
      {
        kind: 'harm',
        number: '800 911 2000',
        label: HARM,
        note: 'Línea de la Vida.',
        source: 'prensa, 2025-2026',
        rungOn,
      },
      {
        kind: 'violence',
        number: '079',
        label: VIOLENCE,
        note: 'Marca la opción 1.',
        source: 'prensa, 2025-2026',
        rungOn,
      },
    ],
  },
  {
    code: 'AR',
    name: 'Argentina',
    numbers: [
      { kind: 'danger', number: '911', label: DANGER, source: 'prensa, 2025-2026', rungOn },
      { kind: 'harm', number: '135', label: HARM, source: 'prensa, 2025-2026', rungOn },
      { kind: 'violence', number: '144', label: VIOLENCE, source: 'prensa, 2025-2026', rungOn },
    ],
  },
  {
    code: 'CO',
    name: 'Colombia',
    numbers: [
      { kind: 'danger', number: '123', label: DANGER, source: 'prensa, 2025-2026', rungOn },
      { kind: 'harm', number: '106', label: HARM, note: 'En Bogotá.', source: 'prensa, 2025-2026', rungOn },
      {
        kind: 'harm',
        number: '192',
        label: HARM,
        note: 'Marca la opción 4.',
        source: 'memoria, noviembre de 2026',
        rungOn,
      },
      { kind: 'violence', number: '155', label: VIOLENCE, source: 'prensa, 2025-2026', rungOn },
    ],
  },
  {
    code: 'CL',
    name: 'Chile',
    numbers: [
      { kind: 'danger', number: '133', label: POLICE, source: 'prensa, 2025', rungOn },
      { kind: 'danger', number: '131', label: AMBULANCE, source: 'prensa, 2025', rungOn },
      { kind: 'harm', number: '*4141', label: HARM, source: 'prensa, 2025', rungOn },
      { kind: 'violence', number: '1455', label: VIOLENCE, source: 'prensa, 2025', rungOn },
    ],
  },
  {
    code: 'PE',
    name: 'Perú',
    numbers: [
      { kind: 'danger', number: '105', label: POLICE, source: 'prensa, 2026', rungOn },
      { kind: 'danger', number: '106', label: AMBULANCE, source: 'prensa, 2026', rungOn },
      { kind: 'harm', number: '113', label: HARM, note: 'Marca la opción 5.', source: 'prensa, 2026', rungOn },
      { kind: 'violence', number: '100', label: VIOLENCE, source: 'prensa, 2026', rungOn },
    ],
  },
  {
    code: 'UY',
    name: 'Uruguay',
    numbers: [
      { kind: 'danger', number: '911', label: DANGER, source: 'prensa, anterior a 2025', rungOn },
      { kind: 'harm', number: '0800 0767', label: HARM, source: 'prensa, anterior a 2025', rungOn },
      { kind: 'violence', number: '0800 4141', label: VIOLENCE, source: 'prensa, anterior a 2025', rungOn },
    ],
  },
  {
    code: 'US',
    name: 'Estados Unidos',
    numbers: [
      { kind: 'danger', number: '911', label: DANGER, source: 'memoria, noviembre de 2026', rungOn },
      {
        kind: 'harm',
        number: '988',
        label: HARM,
        note: 'Marca el 2 para que te atiendan en español.',
        source: 'memoria, noviembre de 2026',
        rungOn,
      },
      { kind: 'violence', number: '1-800-799-7233', label: VIOLENCE, source: 'memoria, noviembre de 2026', rungOn },
    ],
  },
] as const satisfies readonly [EmergencyCountry, ...EmergencyCountry[]];

/** Address of the link that calls a number. A `*` is dialled as it is. */
export const hrefOf = ({ number, href }: Pick<EmergencyNumber, 'number' | 'href'>): string =>
  href ?? `tel:${number.replace(/[ -]/g, '')}`;
