import { TestEnvironment } from 'jest-environment-jsdom';

// Globals that Node and every browser have, and jsdom lacks.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
];

/** jsdom with parts of the web platform that Node has and jsdom lacks. */
export default class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // `crypto` of jsdom has only the parts that need no secure context.
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    // ArrayBuffers of jsdom are not those of Node's TextEncoder and `crypto.subtle`.
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.Uint8Array = Uint8Array;
  }
}
