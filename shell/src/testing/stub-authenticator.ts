/** Stands for the device's own authenticator: jsdom has none. */
export function stubAuthenticator({ hasPrf = true, isAsked = false } = {}) {
  const id = new Uint8Array([1, 2, 3]);
  const output = new Uint8Array(32).fill(9);
  const answer = (prf: object) => ({ rawId: id.buffer, getClientExtensionResults: () => ({ prf }) });
  const results = { first: output.buffer };
  const credentials = {
    create: jest.fn<Promise<unknown>, [CredentialCreationOptions]>(() =>
      Promise.resolve(answer({ enabled: hasPrf, ...(hasPrf && !isAsked && { results }) })),
    ),
    get: jest.fn<Promise<unknown>, [CredentialRequestOptions]>(() => Promise.resolve(answer({ results }))),
  };
  const capabilities = {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(true),
    getClientCapabilities: () => Promise.resolve({ 'extension:prf': hasPrf }),
    signalUnknownCredential: jest.fn<Promise<void>, [object]>(() => Promise.resolve()),
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
  Object.assign(window, { PublicKeyCredential: capabilities });
  return {
    credentials,
    signalUnknownCredential: capabilities.signalUnknownCredential,
    decline: () => {
      const declined = () => Promise.reject(new DOMException('declined', 'NotAllowedError'));
      credentials.create.mockImplementation(declined);
      credentials.get.mockImplementation(declined);
    },
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(window, 'isSecureContext');
    },
  };
}
