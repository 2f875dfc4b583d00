import type { StoredGroup } from './stored-facts.ts';
import { STORED_OF_ACCOUNT } from './stored-of-account.ts';
import { STORED_OF_OPERATION } from './stored-of-operation.ts';
import { STORED_OF_WRITING } from './stored-of-writing.ts';

/**
 * Table of all that the server stores of a user, and how, shown by the page 'Qué sabe el servidor de ti'. A test holds it against every
 * field of every collection (`api/test/server-knowledge.test.ts`), so that nothing is stored that the page does not tell.
 */
export const SERVER_KNOWLEDGE: readonly StoredGroup[] = [
  ...STORED_OF_WRITING,
  ...STORED_OF_ACCOUNT,
  ...STORED_OF_OPERATION,
];

/** Data that is stored nowhere; the page says so too. */
export const NEVER_STORED: readonly string[] = [
  'Tu contraseña, tal como la escribes.',
  'Qué páginas miras, cuánto tiempo pasas en cada una ni qué buscas en tu journal.',
  'Lo que escribes sin enviarlo: lo que está solo en tu dispositivo.',
  'Dónde estás. De tu dirección IP sale una ciudad aproximada; de tus entradas, cifrada, una diferencia horaria, y nada más.',
  'Lo que escribías en una cuenta que has eliminado.',
];
