import type * as z from 'zod/mini';

/**
 * Who may call an endpoint. `public`: anybody · `user`: a signed-in user · `admin`: an administrator · `deploy`: the bearer of the
 * installation's deploy token, or of a token of the remote that the path names · `installation`: the bearer of the installation's deploy
 * token.
 */
export type Access = 'public' | 'user' | 'admin' | 'deploy' | 'installation';

/** HTTP methods of the contract. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Media types of bodies that are not JSON. */
type BodyType = 'application/zip' | 'image/png' | 'image/webp';

type AnySchema = z.core.$ZodType;

/** One endpoint: the only place that defines its method, path, access and shapes. */
export interface Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Response extends AnySchema | undefined = AnySchema | undefined,
  Who extends Access = Access,
> {
  /** Stable name, used as the OpenAPI operation id. */
  readonly name: string;
  readonly method: Method;
  /** Path with `:name` parameters, e.g. `/api/blocks/:id`. */
  readonly path: string;
  readonly access: Who;
  readonly params?: Params;
  readonly query?: Query;
  /** A strict object: unknown request fields are refused with 400. */
  readonly body?: Body;
  /** Schema of the answer; absent for an answer without a body (204). What the schema does not name is always removed (D40). */
  readonly response?: Response;
  /** Status of success: 200 by default, 204 without `response`. */
  readonly status?: 200 | 201 | 204;
  /** Status of success if the request had been fulfilled before. */
  readonly repeatedStatus?: 200;
  /** Media types of a request body that is not JSON (drawings, imports, registry uploads). */
  readonly bodyTypes?: readonly BodyType[];
  /** Media types of an answer that is not JSON: the handler writes it. */
  readonly responseTypes?: readonly BodyType[];
  /** Answers 304 when `If-None-Match` is the current `ETag`. */
  readonly isConditional?: true;
}

/** Declares an endpoint and keeps the exact types of its schemas and its access. */
export function defineEndpoint<
  Params extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
  Response extends AnySchema | undefined = undefined,
  Who extends Access = Access,
>(endpoint: Endpoint<Params, Query, Body, Response, Who>): Endpoint<Params, Query, Body, Response, Who> {
  return endpoint;
}

type Input<S> = S extends AnySchema ? z.core.input<S> : undefined;
type Output<S> = S extends AnySchema ? z.core.output<S> : undefined;

/** Path parameters as the handler gets them: parsed. */
export type ParamsOf<E extends Endpoint> = Output<NonNullable<E['params']>>;
/** Query as the handler gets it: parsed, with defaults. */
export type QueryOf<E extends Endpoint> = Output<NonNullable<E['query']>>;
/** Body as the handler gets it: parsed. */
export type BodyOf<E extends Endpoint> = Output<NonNullable<E['body']>>;
/** Body as the caller writes it. */
export type BodyInputOf<E extends Endpoint> = Input<NonNullable<E['body']>>;
/** Answer as the caller gets it: parsed. */
export type ResponseOf<E extends Endpoint> = Output<NonNullable<E['response']>>;
/** Answer as the handler returns it; what the schema does not name is removed (D40). */
export type ResponseInputOf<E extends Endpoint> = Input<NonNullable<E['response']>>;

/** Status of a successful answer. */
export const successStatus = (endpoint: Endpoint): number =>
  endpoint.status ?? (endpoint.response || endpoint.responseTypes ? 200 : 204);
