import { TestEnvironment } from 'jest-environment-jsdom';

// In Node and in every browser, missing in jsdom.
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
    // jsdom's `crypto` has only the parts that need no secure context.
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    // jsdom's own are not those of Node's TextEncoder and `crypto.subtle`.
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.Uint8Array = Uint8Array;
  }
}
