import { refineParagraph, type Rule, RULES } from './rules.ts';

const refined = (text: string, ...rules: readonly Rule[]) => refineParagraph(text, new Set(rules));

it.each([
  ['Hoy   he  dormido ', 'Hoy he dormido'],
  ['\tY luego', 'Y luego'],
  ['   ', ''],
])('spaces: %j → %j', (before, after) => {
  expect(refined(before, 'spaces')).toBe(after);
});

it.each([
  ['me di cuenta de que que no', 'me di cuenta de que no'],
  ['La la tarde', 'La tarde'],
  ['en en la la casa', 'en la casa'],
  ['(que que no)', '(que no)'],
  // Repeated on purpose.
  ['estoy muy muy cansada', 'estoy muy muy cansada'],
  ['no no quiero', 'no no quiero'],
  ['poco a poco', 'poco a poco'],
  // One word ends as the other begins.
  ['una unánime', 'una unánime'],
])('repeats: %j → %j', (before, after) => {
  expect(refined(before, 'repeats')).toBe(after);
});

it.each([
  ['Hola , qué tal', 'Hola, qué tal'],
  ['primero,segundo', 'primero, segundo'],
  ['( así )', '(así)'],
  ['Qué hago ahora?', '¿Qué hago ahora?'],
  ['Llegué. Y ahora qué?', 'Llegué. ¿Y ahora qué?'],
  ['Me pregunto: por qué no la llamo?', 'Me pregunto: ¿por qué no la llamo?'],
  ['Y entonces, qué hago?', 'Y entonces, qué hago?'],
  ['Qué alegría!', '¡Qué alegría!'],
  ['¿De verdad?', '¿De verdad?'],
  ['hoy he salido a caminar', 'hoy he salido a caminar.'],
  ['Buenas noches', 'Buenas noches'],
  ['- comprar pan y leche fresca', '- comprar pan y leche fresca'],
  ['Me fui.Volví tarde a casa.', 'Me fui. Volví tarde a casa.'],
  // Numbers, times and addresses have signs of their own.
  ['a las 7:30 peso 61,5 kilos.', 'a las 7:30 peso 61,5 kilos.'],
  ['lee https://ejemplo.org/a,b?c=d hoy mismo.', 'lee https://ejemplo.org/a,b?c=d hoy mismo.'],
])('signs: %j → %j', (before, after) => {
  expect(refined(before, 'signs')).toBe(after);
});

it.each([
  ['hoy llueve. mañana no.', 'Hoy llueve. Mañana no.'],
  ['¿y tú? ¿ya?', '¿Y tú? ¿Ya?'],
  // One letter stands between two signs.
  ['hoy sí. y. mañana no.', 'Hoy sí. Y. Mañana no.'],
  ['él me dijo que sí', 'Él me dijo que sí'],
  // An ellipsis continues the sentence, an abbreviation does not end it.
  ['Pensé... y callé.', 'Pensé... y callé.'],
  ['Vino la dra. gómez.', 'Vino la dra. gómez.'],
  ['Un té, p. ej. de menta.', 'Un té, p. ej. de menta.'],
])('capitals: %j → %j', (before, after) => {
  expect(refined(before, 'capitals')).toBe(after);
});

it('changes nothing that was not requested', () => {
  const text = 'hola ,  que que tal  ';
  expect(refined(text)).toBe(text);
});

it('is idempotent, and leaves a clean text unchanged', () => {
  const messy = 'hoy   he pensado en en mi madre ,y me pregunto: por qué no la llamo? mañana lo hago';
  const clean = refined(messy, ...RULES);
  expect(clean).toBe('Hoy he pensado en mi madre, y me pregunto: ¿por qué no la llamo? Mañana lo hago.');
  expect(refined(clean, ...RULES)).toBe(clean);
});
