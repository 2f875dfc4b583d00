// The global `jest` has no types for modules of ECMAScript.
import { jest as modules } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

/** The engine's result for the next picture; the real one runs in Chromium (bench/ocr, e2e/journal). */
let answer: { words: { text: string; confidence: number }[] } | Error;
/** The engine is starting until it resolves. */
let started: Promise<void>;
const parameters: Record<string, string> = {};
/** Engines that were started and not stopped. */
const running = new Set<object>();
/** How many were asked for, and how many were stopped. */
const engines = { begun: 0, stopped: 0 };

modules.unstable_mockModule('tesseract.js', () => ({
  OEM: { LSTM_ONLY: 1 },
  PSM: { RAW_LINE: '13', SINGLE_BLOCK: '6' },
  createWorker: async () => {
    engines.begun += 1;
    await started;
    const worker = {
      setParameters: async (given: Record<string, string>) => void Object.assign(parameters, given),
      recognize: async () => {
        if (answer instanceof Error) throw answer;
        return { data: { blocks: [{ paragraphs: [{ lines: [answer] }] }] } };
      },
      terminate: async () => {
        running.delete(worker);
        engines.stopped += 1;
      },
    };
    running.add(worker);
    return worker;
  },
}));
const { PICTURE, press, show } = await import('../testing/a-handwriting-field.tsx');

Object.assign(globalThis, { __webpack_public_path__: '/remotes/mf-journal/1.0.0/' });

beforeEach(() => {
  answer = { words: [{ text: 'Respiro', confidence: 91 }] };
  started = Promise.resolve();
  Object.assign(engines, { begun: 0, stopped: 0 });
});

describe('recognition', () => {
  it('needs ink', async () => {
    const { user, host, fetched } = show();
    await user.click(press('Convertir a texto'));
    expect(host.showToast.mock.calls).toEqual([
      [{ title: 'Error', description: 'No hay escritura para procesar', tone: 'error' }],
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['starts', 'has started'])('stops the engine if the user leaves while it %s', async (moment) => {
    let start = () => undefined as void;
    if (moment === 'starts') started = new Promise((resolve) => (start = resolve));
    const { user, unmount } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect([engines.begun, running.size]).toEqual([1, moment === 'starts' ? 0 : 1]));
    unmount();
    start();
    await waitFor(() => expect(engines.stopped).toBe(1));
    expect([engines.begun, running.size]).toEqual([1, 0]);
  });

  it('shows that it is starting, then the text with its confidence and language', async () => {
    let start = () => undefined as void;
    started = new Promise((resolve) => (start = resolve));
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    expect(host.showToast).toHaveBeenLastCalledWith({
      title: 'Preparando reconocimiento',
      description: 'El sistema se está inicializando, intenta en un momento',
    });
    expect(await screen.findByRole('progressbar', { name: /Preparando el lector/ })).toBeInTheDocument();
    expect(press('Convertir a texto')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => start());
    expect(await screen.findByRole('region', { name: 'Esto hemos leído' })).toBeInTheDocument();
    expect(host.showToast).toHaveBeenLastCalledWith({
      title: 'Texto reconocido',
      description: 'Confianza: 91 % · Español',
    });
    expect(fetched.mock.calls.map(([address]) => new URL(addressOf(address)).pathname)).toEqual([
      '/remotes/mf-journal/1.0.0/on-demand/spa.words.txt',
      '/remotes/mf-journal/1.0.0/on-demand/tesseract-core-simd-lstm.js',
      '/remotes/mf-journal/1.0.0/on-demand/tesseract-core-simd-lstm.wasm',
      '/remotes/mf-journal/1.0.0/on-demand/spa.traineddata.gz',
    ]);
    // A picture without strokes is read as a whole sheet (D41), with the letters of its language.
    expect(parameters['tessedit_pageseg_mode']).toBe('6');
    expect(parameters['tessedit_char_whitelist']).toContain('ñ');
  });

  it.each([
    ['Español', 'spa', 'ñ¿¡ü', 'ßàç'],
    ['Inglés', 'eng', "aZ9'", 'ñáß'],
    ['Italiano', 'ita', 'àèò', 'ñß¿'],
    ['Francés', 'fra', 'çœÿ', 'ñß¿'],
    ['Alemán', 'deu', 'äöüß', 'ñç¿'],
  ])('reads in %s with its own letters and no others', async (name, language, itsOwn, foreign) => {
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    await user.click(screen.getByText('Idioma y consejos'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma de tu letra' }), name);
    await user.click(press('Convertir a texto'));
    await screen.findByRole('region', { name: 'Esto hemos leído' });
    expect(host.showToast).toHaveBeenLastCalledWith({
      title: 'Texto reconocido',
      description: `Confianza: 91 % · ${name}`,
    });
    const data = `/on-demand/${language}.traineddata.gz`;
    expect(fetched.mock.calls.some(([address]) => addressOf(address).endsWith(data))).toBe(true);
    const whitelist = new Set(parameters['tessedit_char_whitelist']);
    expect(Array.from(itsOwn).filter((letter) => !whitelist.has(letter))).toEqual([]);
    expect(Array.from(foreign).filter((letter) => whitelist.has(letter))).toEqual([]);
    expect(parameters['tessedit_pageseg_mode']).toBe('6');
  });

  it.each([
    ['too short', [{ text: 'sí', confidence: 99 }]],
    ['too unsure', [{ text: 'Respiro', confidence: 30 }]],
    ['empty', []],
  ])('offers no text that is %s', async (_, words) => {
    answer = { words };
    const { user, host } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    await waitFor(() =>
      expect(host.showToast).toHaveBeenLastCalledWith({
        title: 'Reconocimiento limitado',
        description: 'Intenta escribir con letra más clara y grande',
      }),
    );
    expect(screen.queryByRole('region', { name: 'Esto hemos leído' })).not.toBeInTheDocument();
    // The message goes by itself.
    expect(screen.getByText(/^No hemos podido leerla\. Tu hoja sigue aquí/)).toBeVisible();
  });

  const failure = {
    title: 'Error en reconocimiento',
    description: 'Intenta reiniciar el modo de escritura',
    tone: 'error',
  };

  it('reports a failure, and works again at the next attempt', async () => {
    answer = new Error('the engine broke');
    const { user, host } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith(failure));
    answer = { words: [{ text: 'Respiro', confidence: 91 }] };
    await user.click(press('Convertir a texto'));
    expect(await screen.findByRole('region', { name: 'Esto hemos leído' })).toBeInTheDocument();
    expect(screen.queryByText(/^No hemos podido leerla/)).not.toBeInTheDocument();
    // Or the error, which stays until it is closed, would hide that it was read.
    const { calls, invocationCallOrder: order } = host.showToast.mock;
    const failed = calls.findIndex(([{ tone }]) => tone === 'error');
    const dismissedAt = host.dismissToast.mock.invocationCallOrder.at(-1);
    expect(dismissedAt).toBeGreaterThan(order[failed]!);
    expect(dismissedAt).toBeLessThan(order[failed + 1]!);
  });

  it('reports that the engine failed to load', async () => {
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith(failure));
    expect(press('Convertir a texto')).toHaveAttribute('aria-disabled', 'false');
  });

  it('gives up the other files when one fails, and reports nothing of them', async () => {
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    const others: { signal: AbortSignal | null | undefined; bring: (bytes: string) => void }[] = [];
    fetched.mockImplementation(async (address, options) => {
      if (addressOf(address).endsWith('.gz')) throw new TypeError('no network');
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          const bring = (bytes: string) => stream.enqueue(new TextEncoder().encode(bytes));
          others.push({ signal: options?.signal, bring });
        },
      });
      return new Response(body);
    });
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith(failure));
    await act(async () => others.forEach(({ bring }) => bring('late bytes')));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(press('Convertir a texto')).toHaveAttribute('aria-disabled', 'false');
    // The first is the list of words, without which the engine reads too.
    expect(others.slice(1).map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  it('brings the words into the user’s text only when the user accepts them', async () => {
    const onText = jest.fn();
    const { user, host } = show({ pictureSrc: PICTURE, onText });
    await user.click(press('Convertir a texto'));
    await screen.findByRole('region', { name: 'Esto hemos leído' });
    expect(onText).not.toHaveBeenCalled();
    await user.click(press('Añadir a mi texto'));
    expect(answerAfter(onText)).toBe('Respiro');
    expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Texto actualizado' });
    expect(screen.queryByRole('region', { name: 'Esto hemos leído' })).not.toBeInTheDocument();
    expect(press('Convertir a texto')).toHaveFocus();
  });

  it('shows what was added, and the way to it, until the sheet is read again', async () => {
    const onSeeText = jest.fn();
    const { user } = show({ pictureSrc: PICTURE, onSeeText });
    await user.click(press('Convertir a texto'));
    await user.click(await screen.findByRole('button', { name: 'Añadir a mi texto' }));
    expect(screen.getByText('«Respiro»')).toBeVisible();
    await user.click(press('Ver el texto'));
    expect(onSeeText).toHaveBeenCalledTimes(1);
    await user.click(press('Convertir a texto'));
    expect(screen.queryByText('«Respiro»')).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'Esto hemos leído' });
  });

  it('reads a sheet again without adding its words again, as the user has corrected them', async () => {
    const onText = jest.fn();
    const { user } = show({ pictureSrc: PICTURE, onText });
    await user.click(press('Convertir a texto'));
    await user.click(await screen.findByRole('button', { name: 'Corregir «Respiro»' }));
    await user.keyboard('Respira{Enter}');
    await user.click(press('Añadir a mi texto'));
    answer = { words: ['Respiro', 'hondo'].map((text) => ({ text, confidence: 91 })) };
    await user.click(press('Convertir a texto'));
    expect(await screen.findByRole('button', { name: 'Corregir «Respira»' })).toBeVisible();
    await user.click(press('Añadir a mi texto'));
    expect(answerAfter(onText)).toBe('Respira hondo');
  });

  it.each([
    ['the entry is saved', 'save'],
    ['another sheet is begun', 'Empezar otra hoja'],
  ])('adds what the user has not answered when %s, as she has corrected it', async (_, way) => {
    const onText = jest.fn();
    const { user, save } = show({ pictureSrc: PICTURE, onSetPictureAside: () => undefined, onText });
    await user.click(press('Convertir a texto'));
    await user.click(await screen.findByRole('button', { name: 'Corregir «Respiro»' }));
    await user.keyboard('Respira{Enter}');
    await (way === 'save' ? save() : user.click(press(way)));
    expect(answerAfter(onText)).toBe('Respira');
    expect(screen.queryByRole('region', { name: 'Esto hemos leído' })).not.toBeInTheDocument();
  });

  it.each(['it was discarded', 'the user closes the page'])('adds nothing on saving after %s', async (why) => {
    const onText = jest.fn();
    const { user, save, unmount } = show({ pictureSrc: PICTURE, onText });
    await user.click(press('Convertir a texto'));
    await screen.findByRole('region', { name: 'Esto hemos leído' });
    if (why === 'it was discarded') await user.click(press('Descartar'));
    else unmount();
    await save();
    expect(onText).not.toHaveBeenCalled();
  });
});

/** The user's text after all that was accepted. */
function answerAfter(onText: jest.Mock<void, [addTo: (text: string) => string]>): string {
  return onText.mock.calls.reduce((text, [addTo]) => addTo(text), '');
}

/** Where a call of `fetch` went. */
function addressOf(target: Parameters<typeof fetch>[0]): string {
  return target instanceof Request ? target.url : target.toString();
}
