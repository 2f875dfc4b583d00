import { type Endpoint, successStatus } from '@app/contract/endpoint';
import { problemSchema } from '@app/contract/problem';
import * as z from 'zod';

type Json = Record<string, unknown>;

const DESCRIPTION =
  'Made from the contract (api/contract). Errors are `Problem` with a Spanish message. Sessions are a cookie; calls that change something ' +
  'need the Origin of the application, or none at all.';

const JSON_VALUE = '#/components/schemas/Json';
const inDocument = (schema: unknown, name: string): string =>
  JSON.stringify(schema).replaceAll(`"#/$defs/${name}"`, `"${JSON_VALUE}"`);
const { $defs: ofAnyJson } = z.toJSONSchema(z.object({ value: z.json() })) as { $defs: Json };
/** Any JSON value: the only recursive schema, which cannot be inlined. */
const jsonSchema = Object.entries(ofAnyJson).map(([name, definition]) => inDocument(definition, name))[0] ?? '';

/**
 * Converts to JSON Schema 2020-12, the dialect of OpenAPI 3.1. There `#` is the whole document, so definitions beside a schema move to the
 * components.
 */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  let text = JSON.stringify(rest);
  for (const [own, definition] of Object.entries($defs as Json)) {
    if (inDocument(definition, own) !== jsonSchema)
      throw new Error('another schema that holds itself needs a component');
    text = inDocument(JSON.parse(text), own);
  }
  return JSON.parse(text) as Json;
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const security = {
  public: [],
  user: [{ session: [] }],
  admin: [{ session: [] }],
  deploy: [{ deployToken: [] }],
  installation: [{ deployToken: [] }],
};
const ACCESS_TEXT = {
  public: 'Anybody',
  user: 'A signed-in user',
  admin: 'Administrators',
  deploy: "The bearer of a token of this remote, or of the installation's deploy token",
  installation: "The bearer of the installation's deploy token",
};

const binary = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, {}]));

function requestBody({ body, bodyTypes }: Endpoint): Json {
  if (bodyTypes) return { requestBody: { required: true, content: binary(bodyTypes) } };
  return body
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }
    : {};
}

function responses(endpoint: Endpoint): Json {
  const { response, responseTypes, repeatedStatus, isConditional } = endpoint;
  const json = response && { 'application/json': { schema: schemaOf(response, 'output') } };
  const content = responseTypes ? binary(responseTypes) : json;
  const problem = { $ref: '#/components/responses/Problem' };
  return {
    [successStatus(endpoint)]: { description: 'Success', ...(content && { content }) },
    ...(repeatedStatus && { [repeatedStatus]: { description: 'It stood there already' } }),
    ...(isConditional && { 304: { description: 'Not modified' } }),
    default: problem,
  };
}

const operationOf = (endpoint: Endpoint): Json => ({
  operationId: endpoint.name,
  summary: ACCESS_TEXT[endpoint.access],
  security: security[endpoint.access],
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...requestBody(endpoint),
  responses: responses(endpoint),
});

/** The OpenAPI 3.1 document of the contract, ordered by path so that a diff shows each change in its place. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints.toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const problemContent = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Reencuentro API', version: '1.0.0', description: DESCRIPTION },
    paths,
    components: {
      schemas: { Json: JSON.parse(jsonSchema), Problem: schemaOf(problemSchema, 'output') },
      responses: { Problem: { description: 'A refusal or a fault', content: problemContent } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
