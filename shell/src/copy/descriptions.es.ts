/** Meta descriptions of the public pages, for search engines and link previews. */
export const descriptions = {
  '/': 'Doce meses para volver a encontrarte: actividades sencillas, un journal para tus palabras, un calendario emocional y 48 sellos. Escrito para mujeres, a tu ritmo y en privado.',
  '/login':
    'Entra en Reencuentro o crea tu cuenta: las cinco primeras actividades, el journal y el calendario son gratis.',
  '/privacy': 'Qué datos guarda Reencuentro, para qué, cómo los protege y cómo llevártelos o borrarlos.',
  '/aviso-legal': 'Quién publica Reencuentro y qué es, y qué no es, este acompañamiento.',
  '/terminos': 'Lo que acordamos cuando abres una cuenta en Reencuentro.',
  '/cookies': 'Las pocas cookies que usa Reencuentro, una por una.',
  '/accesibilidad': 'Qué hace Reencuentro para que cualquiera pueda usarlo, y qué queda por resolver.',
} as const;

export type PublicPath = keyof typeof descriptions;
