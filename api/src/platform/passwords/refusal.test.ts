import { isPersonal, weaknessOf, wordsAbout } from './refusal.ts';

const words = wordsAbout({ username: 'luz.marina', email: 'marina_garcia-82@correo.example' });
const strong = { isListed: false, guesses: 1e9 };

describe('passwords made of public facts', () => {
  it.each([
    'luz.marina',
    'LuzMarina',
    'luzmarina1',
    'luz_marina!!',
    'marina',
    'Marina82',
    'garcia123',
    'García2',
    'marina_garcia-82@correo.example',
    'marina_garcia-82',
    'correo12',
    'reencuentro',
    'Reencuentro1',
    'reencuentro2025'.slice(0, 14),
    'Silencio',
    'silencio12',
    'transformación',
    'Transformacion!',
    'IRRADIAR1',
    'nutrir99',
    'luzmarin',
    'luz_mar',
    'uz.marina',
    'luzmarino',
    'luzmariina',
    'transformacio',
    'silensio',
  ])('V-04: refuses %s', (password) => {
    expect(isPersonal(password, words)).toBe(true);
    expect(weaknessOf(password, words, strong)).toBe('personal');
  });

  it.each(['el silencio de tu casa', 'marinacantabamucho', 'k7-Zapato-verde', 'luzdelfaro', 'ñandú y 🌿'])(
    'V-04: accepts %s',
    (password) => {
      expect(isPersonal(password, words)).toBe(false);
    },
  );
});

it('V-03 names the faults in a helpful order', () => {
  expect(weaknessOf('contraseña', [], { isListed: true, guesses: 3 })).toBe('common');
  expect(weaknessOf('k7#pQz', [], { isListed: false, guesses: 999_999 })).toBe('guessable');
  expect(weaknessOf('k7#pQz', [], { isListed: false, guesses: 1_000_001 })).toBeUndefined();
});
