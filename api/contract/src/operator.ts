/**
 * Facts that an operator may change without reading code (D27): the brand, prices, claims, addresses and hours. 'por comprobar' and 'por
 * completar' mark those still open; over https each start names them.
 */
export const operator = {
  brand: 'Reencuentro',
  tagline: 'Tu camino hacia la reconexión interior',
  /** Who publishes the installation (Ley 34/2002, art. 10): name, tax number and address, as the legal notice shows them. */
  owner: { name: 'por completar', taxNumber: 'por completar', address: 'por completar' },
  /** Day (`yyyy-MM-dd`) on which a person checked that `womenStarted` and the testimonials are real (Directive (EU) 2019/2161). */
  claimsCheckedOn: 'por comprobar',
  womenStarted: 'más de 1.000 mujeres',
  supportEmail: 'hola@reencuentro.example',
  supportReply: '24-48 horas',
  chatHours: 'Lunes a viernes, de 9:00 a 18:00',
  /** The same for the machine: weekdays from Monday = 1, full hours on the support team's clock. */
  chat: { weekdays: [1, 2, 3, 4, 5], fromHour: 9, toHour: 18, timeZone: 'Europe/Madrid' },
  price: { now: '34,90€', before: '49,90€', saving: '15€' },
  testimonials: [
    {
      name: 'Marta',
      age: 42,
      text: 'Llevaba años dejándome para el final. Diez minutos por la mañana, en la cocina, y por fin había un sitio del día que era mío.',
    },
    {
      name: 'Lucía',
      age: 35,
      text: 'Releo lo que escribí el primer mes y me conmueve. No soy otra: soy la misma, pero ahora me escucho.',
    },
  ],
  /** Address that 'Salida rápida' opens (D28). */
  neutralAddress: 'https://es.wikipedia.org/',
} as const;
