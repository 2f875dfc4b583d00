// The global `jest` has no types for modules of ECMAScript.
import { jest as modules } from '@jest/globals';
import { renderWithHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type ComponentProps, useState } from 'react';
import type { Ink } from '../../ink/ink.ts';

/** The engine's answer to the next picture; the real one works in Chromium (bench:ocr, e2e/journal). */
let answer: { words: { text: string; confidence: number }[] } | Error;
/** While it has not resolved the engine is starting. */
let started: Promise<void>;
const parameters: Record<string, string> = {};
/** Engines that have been started, and not ended. */
const running = new Set<object>();

modules.unstable_mockModule('tesseract.js', () => ({
  OEM: { LSTM_ONLY: 1 },
  PSM: { RAW_LINE: '13', SINGLE_BLOCK: '6' },
  createWorker: async () => {
    await started;
    const worker = {
      setParameters: async (given: Record<string, string>) => void Object.assign(parameters, given),
      recognize: async () => {
        if (answer instanceof Error) throw answer;
        return { data: { blocks: [{ paragraphs: [{ lines: [answer] }] }] } };
      },
      terminate: async () => void running.delete(worker),
    };
    running.add(worker);
    return worker;
  },
}));
const { HandwritingField } = await import('./handwriting-field.tsx');

Object.assign(globalThis, { __webpack_public_path__: '/remotes/mf-journal/1.0.0/' });

const PICTURE = `data:image/png;base64,${'A'.repeat(1200)}`;
const stroke = (x: number) => ({ w: 3, c: '#000000', p: [[x, 10] as const, [x, 60] as const] });

function Field(given: Partial<ComponentProps<typeof HandwritingField>>) {
  const [ink, setInk] = useState<Ink>(given.ink ?? []);
  return (
    <HandwritingField
      label="¿Qué notas?"
      palette="personal"
      drawings={[]}
      onSaveDrawing={() => undefined}
      onRemoveDrawing={() => undefined}
      onText={() => undefined}
      {...given}
      ink={ink}
      onInkChange={(next) => {
        setInk(next);
        given.onInkChange?.(next);
      }}
    />
  );
}

function show(given: Partial<ComponentProps<typeof HandwritingField>> = {}) {
  const view = renderWithHost(<Field {...given} />);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('bytes'));
  return { ...view, fetched };
}

const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  answer = { words: [{ text: 'Respiro', confidence: 91 }] };
  started = Promise.resolve();
  // jsdom has no canvas; without one the sheet stays empty, as in a browser that draws none.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('the pens (2§9)', () => {
  it.each([
    ['personal', 5],
    ['daily', 14],
  ] as const)('of a %s entry have %d colours, black at first', (palette, colours) => {
    show({ palette });
    const swatches = within(screen.getByRole('group', { name: 'Color' })).getAllByRole('radio');
    expect(swatches).toHaveLength(colours);
    expect(new Set(swatches.map((swatch) => swatch.getAttribute('aria-label'))).size).toBe(colours);
    expect(screen.getByRole('radio', { name: 'Negro' })).toBeChecked();
  });

  it('have a thickness of 1 to 8, 3 at first', () => {
    show();
    const thickness = screen.getByRole('slider', { name: 'Grosor' });
    expect(thickness).toHaveAttribute('min', '1');
    expect(thickness).toHaveAttribute('max', '8');
    expect(thickness).toHaveValue('3');
  });
});

describe('the sheet', () => {
  it('takes back stroke after stroke', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    await user.click(press('Deshacer'));
    await user.click(press('Deshacer'));
    expect(onInkChange.mock.calls).toEqual([[[stroke(1)]], [[]]]);
    expect(press('Deshacer')).toBeDisabled();
  });

  it('gives back a sheet that she has just emptied', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    await user.click(press('Limpiar'));
    await user.click(press('Deshacer'));
    expect(onInkChange.mock.calls).toEqual([[[]], [[stroke(1), stroke(2)]]]);
  });

  it('has nothing to save while it is empty', () => {
    show();
    expect(press('Guardar dibujo')).toBeDisabled();
  });

  it('is named after its question and clean for axe', async () => {
    const { container } = show({ ink: [stroke(1)], drawings: [{ id: 'a', src: PICTURE }] });
    expect(screen.getByRole('img', { name: 'Hoja para escribir o dibujar: ¿Qué notas?' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('reading', () => {
  it('needs something to read', async () => {
    const { user, host, fetched } = show();
    await user.click(press('Convertir a texto'));
    expect(host.showToast.mock.calls).toEqual([
      [{ title: 'Error', description: 'No hay escritura para procesar', tone: 'error' }],
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['starts', 'has started'])('leaves no engine behind when she goes while it %s', async (moment) => {
    let start = () => undefined as void;
    if (moment === 'starts') started = new Promise((resolve) => (start = resolve));
    const { user, unmount } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(running.size).toBe(moment === 'starts' ? 0 : 1));
    unmount();
    start();
    // Longer than another one would take to be there.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(running.size).toBe(0);
  });

  it('says that it is starting, then what was read with how sure it is and in which language', async () => {
    let start = () => undefined as void;
    started = new Promise((resolve) => (start = resolve));
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    expect(host.showToast).toHaveBeenLastCalledWith({
      title: 'Preparando reconocimiento',
      description: 'El sistema se está inicializando, intenta en un momento',
    });
    expect(await screen.findByRole('progressbar', { name: /Preparando el lector/ })).toBeInTheDocument();
    expect(press('Convertir a texto')).toBeDisabled();
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
    // A picture alone is read as a whole sheet (D41), in the letters of its language.
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
  ])('offers nothing that is %s', async (_, words) => {
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
  });

  const failure = {
    title: 'Error en reconocimiento',
    description: 'Intenta reiniciar el modo de escritura',
    tone: 'error',
  };

  it('says that it failed, and works again at the next try', async () => {
    answer = new Error('the engine broke');
    const { user, host } = show({ pictureSrc: PICTURE });
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith(failure));
    answer = { words: [{ text: 'Respiro', confidence: 91 }] };
    await user.click(press('Convertir a texto'));
    expect(await screen.findByRole('region', { name: 'Esto hemos leído' })).toBeInTheDocument();
  });

  it('says that it failed when the engine cannot be fetched', async () => {
    const { user, host, fetched } = show({ pictureSrc: PICTURE });
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    await user.click(press('Convertir a texto'));
    await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith(failure));
    expect(press('Convertir a texto')).toBeEnabled();
  });

  it('brings the words into her text only when she accepts them', async () => {
    const onText = jest.fn();
    const { user, host } = show({ pictureSrc: PICTURE, onText });
    await user.click(press('Convertir a texto'));
    await screen.findByRole('region', { name: 'Esto hemos leído' });
    expect(onText).not.toHaveBeenCalled();
    await user.click(press('Añadir a mi texto'));
    expect(onText).toHaveBeenCalledWith('Respiro');
    expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Texto actualizado' });
    expect(screen.queryByRole('region', { name: 'Esto hemos leído' })).not.toBeInTheDocument();
  });
});

describe('drawings', () => {
  const drawings = [
    { id: 'a', src: PICTURE },
    { id: 'b', src: `${PICTURE}B` },
  ];

  it('open in an overlay', async () => {
    const { user } = show({ drawings });
    await user.click(press('Ver dibujo 2'));
    const overlay = screen.getByRole('dialog', { name: 'Dibujo guardado' });
    expect(within(overlay).getByRole('img', { name: 'Dibujo 2 de «¿Qué notas?»' })).toHaveAttribute(
      'src',
      `${PICTURE}B`,
    );
    await user.click(within(overlay).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('go only when she says so', async () => {
    const onRemoveDrawing = jest.fn();
    const { user, host } = show({ drawings, onRemoveDrawing });
    host.confirm.mockResolvedValueOnce(false);
    await user.click(press('Quitar dibujo 1'));
    expect(onRemoveDrawing).not.toHaveBeenCalled();
    await user.click(press('Quitar dibujo 1'));
    expect(onRemoveDrawing).toHaveBeenCalledWith('a');
  });

  it('of before can be set aside for a new sheet', async () => {
    const onSetPictureAside = jest.fn();
    const { user } = show({ pictureSrc: PICTURE, onSetPictureAside });
    expect(screen.getByRole('img', { name: 'Lo que escribiste a mano en «¿Qué notas?»' })).toBeInTheDocument();
    await user.click(press('Empezar otra hoja'));
    expect(onSetPictureAside).toHaveBeenCalledTimes(1);
  });
});

/** Where a call of `fetch` went. */
function addressOf(target: Parameters<typeof fetch>[0]): string {
  return target instanceof Request ? target.url : target.toString();
}
