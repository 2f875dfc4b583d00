import { testContract } from '@app/shared-ui/testing/remote-contract';
import remote from '../remote.config.ts';
import { routes } from './remote.tsx';
import NextReading from './slot-home-next-reading.tsx';
import { libraryAnswers } from './testing/a-library.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const pages = [
  ['/books', 'Libros'],
  ['/books/1', 'Una habitación propia'],
  ['/books/999', 'Libro no encontrado'],
  ['/movies', 'Películas'],
  ['/movies/1', 'Cléo de 5 a 7'],
  ['/movies/999', 'Película no encontrada'],
  ['/playlists', 'Medias Emocionales'],
  ['/challenges', 'Retos de transformación'],
] as const;

const scene = () => ({ user: { hasPremiumAccess: true }, answers: libraryAnswers() });
testContract(
  remote,
  routes,
  pages.map(([path, title]) => ({ path, title, scene })),
  [
    {
      slot: 'home-next-reading',
      part: NextReading,
      props: { blockId: 1, stageId: 1 },
      name: 'Lo siguiente para tu etapa',
      scene,
    },
  ],
);
