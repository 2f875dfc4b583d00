import { currencyOf, places } from './places.ts';

const markedAt = (pathname: string) =>
  places.flatMap((place) => {
    const currency = currencyOf(place, pathname);
    return currency === undefined ? [] : [`${place.label} ${currency}`];
  });

it.each([
  ['/', ['Inicio page']],
  ['/dashboard', ['Inicio true']],
  ['/block/1/etapa/2', ['Inicio true']],
  ['/seals', ['Inicio true']],
  ['/journaling', ['Journal page']],
  ['/journaling/1764000000000', ['Journal true']],
  ['/calendario', ['Calendario page']],
  ['/books', ['Recursos page']],
  ['/books/3', ['Recursos true']],
  ['/movies', ['Recursos true']],
  ['/playlists', ['Recursos true']],
  ['/challenges', ['Recursos true']],
  ['/settings/servidor', ['Perfil true']],
  ['/help', []],
  ['/admin', []],
])('%s marks %j', (pathname, marked) => {
  expect(markedAt(pathname)).toEqual(marked);
});
