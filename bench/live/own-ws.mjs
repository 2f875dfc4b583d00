import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/paths.mjs';

/** The WebSocket library of the API, in the same version. */
export const { WebSocket, WebSocketServer } = createRequire(inRoot('api/package.json'))('ws');
