import { SERVER_KNOWLEDGE } from '@app/contract/server-knowledge';
import mongoose, { type Schema } from 'mongoose';
import { NOT_ABOUT_USERS } from '../../scripts/mongod/collections.mjs';
import '../src/app.ts';
import '../src/platform/migrations.ts';

const FACTS = SERVER_KNOWLEDGE.flatMap(({ facts }) => facts);
const TOLD = FACTS.flatMap(({ fields }) => fields);

/** Fields of a schema; those of a part as `part.field`. */
const fieldsOf = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([name, type]) => {
    const { schema: part } = type as { schema?: Schema };
    return part ? fieldsOf(part).map((field) => `${name}.${field}`) : [name];
  });

const stored = [
  ...new Set(
    Object.values(mongoose.models).flatMap(({ collection, schema }) =>
      fieldsOf(schema).map((field) => `${collection.name}.${field}`),
    ),
  ),
];
const collectionOf = (field: string) => field.slice(0, field.indexOf('.'));

it('D45: the page tells of every field that is stored', () => {
  const untold = stored.filter(
    (field) =>
      !NOT_ABOUT_USERS.includes(collectionOf(field)) &&
      !TOLD.includes(field) &&
      !TOLD.includes(`${collectionOf(field)}.*`),
  );
  expect(untold).toEqual([]);
});

it('tells of none twice, and of none that is not there', () => {
  expect(TOLD.filter((field, at) => TOLD.indexOf(field) !== at)).toEqual([]);
  const collections = stored.map(collectionOf);
  const unknown = TOLD.filter((field) =>
    field.endsWith('.*') ? !collections.includes(collectionOf(field)) : !stored.includes(field),
  );
  expect(unknown).toEqual([]);
  expect(NOT_ABOUT_USERS.filter((name) => !collections.includes(name))).toEqual([]);
});

/** Names of fields that have an account, or a hash that stands for one. */
const OF_AN_ACCOUNT = /\.(uid|userId|owner|email|username|ip|seenBy|\w+For|accounts?|users?)$/;

it('what is in no row about users names no user', () => {
  const named = stored.filter((field) => NOT_ABOUT_USERS.includes(collectionOf(field)) && OF_AN_ACCOUNT.test(field));
  expect(named).toEqual([]);
});

it('every value that is told as sealed is a buffer, and no buffer is told as clear', () => {
  const buffers = Object.values(mongoose.models).flatMap(({ collection, schema }) =>
    Object.entries(schema.paths)
      .filter(([, type]) => type.instance === 'Buffer')
      .map(([name]) => `${collection.name}.${name}`),
  );
  const ofUsers = buffers.filter((field) => !NOT_ABOUT_USERS.includes(collectionOf(field)));
  const clear = ofUsers.filter((field) => {
    const fact = FACTS.find(({ fields }) => fields.includes(field));
    return !fact || fact.as === 'clear';
  });
  expect(clear).toEqual([]);
  const sealed = FACTS.filter(({ as }) => as === 'sealed' || as === 'serviceSealed').flatMap(({ fields }) => fields);
  const inParts = ['syncDocuments.fields.sealed', 'users.secondFactor.secret', 'reminders.devices.sealed'];
  expect(sealed.filter((field) => !buffers.includes(field) && !inParts.includes(field))).toEqual([]);
});
