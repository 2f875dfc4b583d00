/** A random UUID, also where there is no secure context and so no `crypto.randomUUID` (D38). */
export { v4 as newUuid } from 'uuid';
