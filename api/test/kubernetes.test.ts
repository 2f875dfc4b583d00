import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const objects = read('deploy/kubernetes/reencuentro.yaml');
const secrets = read('deploy/kubernetes/secrets.example.yaml');

/** Names in capitals that a document sets as keys. */
const variablesOf = (text: string) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');

it('sets variables that exist', () => {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  // The operator's two are read by scripts/mongod/make-users.mjs.
  const operators = ['MONGODB_OPERATOR_URI', 'MONGO_APP_PASSWORD'];
  const set = [...variablesOf(objects), ...variablesOf(secrets)];
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name) && !operators.includes(name))).toEqual([]);
});

it('gives the API no right of the operator', () => {
  const [, operatorSecret = ''] = secrets.split('name: reencuentro-operator');
  expect(variablesOf(operatorSecret)).toEqual(['MONGODB_OPERATOR_URI', 'MONGO_APP_PASSWORD']);
  const [, deployment = ''] = objects.split('kind: Deployment');
  expect(deployment).not.toContain('reencuentro-operator');
});

it('asks for life and readiness where the API answers, on the port it listens on', () => {
  const port = /PORT: '(\d+)'/.exec(objects)?.[1];
  expect(objects).toContain(`containerPort: ${port}`);
  expect(objects).toMatch(/livenessProbe:\n +httpGet: \{ path: \/healthz, port: http \}/);
  expect(objects).toMatch(/readinessProbe:\n +httpGet: \{ path: \/readyz, port: http \}/);
});

it('runs scripts that the image has', () => {
  const scripts = [...objects.matchAll(/'(scripts\/[\w/.-]+\.mjs)'/g)].map(([, file]) => file ?? '');
  expect(scripts).toHaveLength(2);
  for (const file of scripts) expect(read(file)).toBeTruthy();
});
