import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../content');

/** A sentence beyond the preview of an item's text: users without access must never get it. */
export const plantedIn = (kind: string, id: number) => `Frase plantada en ${kind} ${id}.`;

const OPENING = 'Aquí empieza un texto que cualquiera puede leer antes de decidirse. '.repeat(6).trim();

const card = (kind: string, id: number) => ({
  id,
  title: `Título ${kind} ${id}`,
  description: `De qué trata ${kind} ${id}.`,
  tags: ['Calma', 'Límites'],
});

const work = (kind: string, id: number) => ({
  ...card(kind, id),
  year: 1990,
  coverColor: '#5f6f7d',
  blocks: [1],
  fullSummary: [OPENING, plantedIn(kind, id), 'Y así termina.'].map((text, i) => ({
    heading: `Parte ${i + 1}`,
    text: [text],
  })),
  exercise: { title: 'Un ejercicio', steps: ['Uno.', 'Dos.', plantedIn(kind, id)] },
  question: '¿Qué te llevas?',
});

const books = [1, 2, 101, 102].map((id) => ({
  ...work('book', id),
  author: `Autora ${id}`,
  ...(id > 100 ? { etapaId: id - 100 } : {}),
}));
const films = [1, 101].map((id) => ({
  ...work('film', id),
  director: `Directora ${id}`,
  duration: 95,
  symbolism: [1, 2, 3].map((n) => ({ image: `Imagen ${n}`, meaning: plantedIn('film', id) })),
  ...(id > 100 ? { blockId: id - 100 } : {}),
}));
const playlists = [1, 101].map((id) => ({
  ...card('playlist', id),
  coverColor: '#7d5f6f',
  mood: 'Calma',
  curator: 'Spotify',
  publicName: 'Peaceful Piano',
  spotifyId: '37i9dQZF1DX4sWSpwq3LiO',
  ...(id > 100 ? { blockId: id - 100 } : {}),
}));
const challenges = [1].map((id) => ({
  ...card('challenge', id),
  duration: '3 días',
  category: 'Ritual',
  intro: [OPENING, plantedIn('challenge', id)],
  days: [1, 2, 3].map((n) => ({ title: `Día ${n}`, text: plantedIn('challenge', id) })),
  closing: plantedIn('challenge', id),
}));

/** The programme with a small library. @returns its folder, for `CONTENT_DIR`, and a function that removes it */
export async function aContentFolder(): Promise<{ readonly dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp(CONTENT_DIR, dir, { recursive: true });
  await mkdir(path.join(dir, 'library'), { recursive: true });
  for (const [kind, items] of Object.entries({ books, films, playlists, challenges }))
    await writeFile(path.join(dir, 'library', `${kind}.json`), JSON.stringify({ [kind]: items }));
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
