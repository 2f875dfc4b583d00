import * as z from 'zod/mini';

// Limits of what a remote declares, apart from the registry: every page reads that, and none checks what the server has checked.

/** Limits of a path pattern. A router tries each optional segment with and without, so that n of them cost 2^n. */
const ROUTE_LENGTH = 100;
const ROUTE_OPTIONALS = 3;
/** Most path patterns of a remote. */
export const ROUTES = 50;
const SLOTS = 20;

/** A path pattern of react-router; the first segment is static, as it decides the ownership. */
export const routePatternSchema = z.string().check(
  z.maxLength(ROUTE_LENGTH, `Una ruta tiene como mucho ${ROUTE_LENGTH} caracteres`),
  z.regex(
    /^\/([A-Za-z0-9_-]+(\/(:?[A-Za-z0-9_-]+\??|\*$))*\/?)?$/,
    'La ruta no es válida: empieza por una palabra, y * solo va al final',
  ),
  z.refine(
    (route) => route.split('?').length - 1 <= ROUTE_OPTIONALS,
    `Una ruta tiene como mucho ${ROUTE_OPTIONALS} partes opcionales`,
  ),
);
/** Path patterns of a remote. */
export const routesSchema = z
  .array(routePatternSchema)
  .check(z.maxLength(ROUTES, `Un remoto tiene como mucho ${ROUTES} rutas`));

/** Check that a record has at most this many keys. */
export const atMost = (count: number) =>
  z.refine<Readonly<Record<string, unknown>>>((record) => Object.keys(record).length <= count, `Son más de ${count}`);

/** Name of a slot. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'El hueco no es válido'));
/** Exposed module of each slot. */
export const slotsSchema = z.record(slotNameSchema, z.string().check(z.maxLength(100))).check(atMost(SLOTS));
