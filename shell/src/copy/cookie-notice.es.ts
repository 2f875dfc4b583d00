export const cookieNoticeCopy = {
  label: 'Cookies',
  text: '¿Nos dejas contar, sin saber quién eres, que alguien ha visitado esta página? Solo aquí fuera: dentro no hay nada de esto.',
  more: 'Más sobre las cookies',
  deny: 'No',
  grant: 'Sí',
} as const;
