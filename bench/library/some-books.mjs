const WORDS = 'la memoria de una casa sin ruido y el mar que vuelve cuando nadie mira su orilla lenta'.split(' ');
const NAMES = ['Ana', 'Mercè', 'Rosa', 'Clarice', 'Olga', 'Natalia', 'Sara', 'Inés'];
const TAGS = ['Duelo', 'Silencio', 'Memoria', 'Voz propia', 'Cuerpo', 'Libertad', 'Escritura', 'Raíces', 'Atención'];

/** Cards of generated books with the lengths of real ones; deterministic. */
export function someBooks(count, { isLocked }) {
  const words = (seed, many) =>
    Array.from({ length: many }, (_, i) => WORDS[(seed * 7 + i * i) % WORDS.length]).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    title: `${words(i, 2 + (i % 5))} ${i + 1}`,
    author: `${NAMES[i % NAMES.length]} ${NAMES[(i * 3 + 1) % NAMES.length]}`,
    year: 1900 + (i % 125),
    description: words(i, 28),
    tags: [TAGS[i % TAGS.length], TAGS[(i * 5 + 2) % TAGS.length]],
    coverColor: `#${(((i * 2654435761) % 0x808080) + 0x303030).toString(16).padStart(6, '0').slice(-6)}`,
    minutes: 3 + (i % 4),
    blocks: [(i % 12) + 1],
    isLocked,
    ...(isLocked ? { preview: words(i, 50) } : {}),
    isEtapaBook: false,
  }));
}
