import { TestEnvironment } from 'jest-environment-jsdom';

// Node has them and every browser too, jsdom has not.
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

/** jsdom with the parts of the web platform that Node brings and jsdom leaves out. */
export default class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // jsdom's own Uint8Array is not the one that Node's TextEncoder makes.
    this.global.Uint8Array = Uint8Array;
  }
}
