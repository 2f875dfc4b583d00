import { readFilters, writeFilters } from './filter-address.ts';
import { type Filters, filterItems, type Indexed, noFilters, tagsOf } from './filters.ts';
import { searchedText } from '@app/shared-ui/text/search';

const one = (name: string, kind: string, ...tags: string[]): Indexed<string> => ({
  item: name,
  searched: searchedText(name),
  kind,
  tags,
  itemName: `book-${name}`,
});
const index = [
  one('Aceptación radical\nTara Brach', 'general', 'Perdón'),
  one('La plaza del Diamante\nMercè Rodoreda', 'etapa', 'Duelo', 'Memoria'),
  one('Persépolis\nMarjane Satrapi', 'general', 'Memoria'),
];
const found = (filters: Partial<Filters>, saved: string[] = []) =>
  filterItems(index, { ...noFilters, ...filters }, new Set(saved)).map((text) => text.split(' ')[0]!.split('\n')[0]);

it.each([
  ['', ['Aceptación', 'La', 'Persépolis']],
  ['  ', ['Aceptación', 'La', 'Persépolis']],
  ['persepolis', ['Persépolis']],
  ['PERSÉPOLIS', ['Persépolis']],
  ['aceptacion', ['Aceptación']],
  // Decomposed accents, as a Mac types them in file names.
  ['aceptacio\u0301n', ['Aceptación']],
  ['rodor', ['La']],
  ['merce', ['La']],
  ['rodoreda plaza', ['La']],
  ['satrapi diamante', []],
  ['ra', ['Aceptación', 'Persépolis']],
  ['nada de esto', []],
  // Pattern characters have no meaning.
  ['.*', []],
])('searches title and author for %j, regardless of accents and case (2§5)', (text, expected) => {
  expect(found({ text })).toEqual(expected);
});

it('shows what has any of the chosen tags', () => {
  expect(found({ tags: ['Perdón', 'Duelo'] })).toEqual(['Aceptación', 'La']);
});

it('combines search, kind, tags and saved items', () => {
  expect(found({ kind: 'general', tags: ['Memoria'] })).toEqual(['Persépolis']);
  expect(found({ kind: 'etapa', text: 'persepolis' })).toEqual([]);
  expect(found({ isSaved: true }, [index[2]!.itemName])).toEqual(['Persépolis']);
});

it('has the frequent tags first', () => {
  expect(tagsOf(index)).toEqual(['Memoria', 'Duelo', 'Perdón']);
});

it.each<[Filters, string]>([
  [noFilters, ''],
  [
    { text: ' niñez & cía ', kind: 'etapa', tags: ['Duelo', 'Voz propia'], isSaved: true },
    'q=ni%C3%B1ez+%26+c%C3%ADa&tipo=etapa&tema=Duelo&tema=Voz+propia&guardados=1',
  ],
])('are in the address and are read from it: %j', (filters, query) => {
  expect(writeFilters(new URLSearchParams(), filters).toString()).toBe(query);
  expect(readFilters(new URLSearchParams(query))).toEqual({ ...filters, text: filters.text.trim() });
});

it('leave other parameters of the address unchanged', () => {
  expect(writeFilters(new URLSearchParams('reto=3&q=antes'), { ...noFilters, text: 'ahora' }).toString()).toBe(
    'reto=3&q=ahora',
  );
});
