// The global `jest` has no types for modules of ECMAScript.
import { jest as modules } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

/** The engine is reading until it resolves. */
let done: Promise<void>;

/** It reads in no jsdom. */
modules.unstable_mockModule('../../recognition/recogniser.ts', () => ({
  isRecogniserReady: () => true,
  prepareRecogniser: async () => undefined,
  recognise: async () => {
    await done;
    return { language: 'spa', lines: [[{ text: 'Respiro', confidence: 91 }]] };
  },
  closeRecogniser: async () => undefined,
}));
const { press, show } = await import('../../testing/a-handwriting-field.tsx');

const stroke = { w: 3, c: '#000000', p: [[1, 10] as const, [1, 60] as const] };

beforeEach(() => {
  done = Promise.resolve();
});

async function read() {
  const onText = jest.fn<void, [addTo: (answer: string) => string]>();
  const view = show({ ink: [stroke], onText });
  await view.user.click(press('Convertir a texto'));
  await screen.findByRole('region', { name: 'Esto hemos leído' });
  return { ...view, onText };
}

const reading = () => screen.queryByRole('region', { name: 'Esto hemos leído' });

describe('a cleared sheet', () => {
  it('takes what was read from it away; undo brings the ink back, which can be read again', async () => {
    const { user, choose, save, onText } = await read();
    await choose('Limpiar');
    expect(reading()).not.toBeInTheDocument();
    await save();
    expect(onText).not.toHaveBeenCalled();
    await user.click(press('Deshacer'));
    await user.click(press('Convertir a texto'));
    expect(await screen.findByRole('button', { name: 'Corregir «Respiro»' })).toBeVisible();
  });

  it('is not read to its end', async () => {
    let finish = () => undefined as void;
    done = new Promise((resolve) => (finish = resolve));
    const { user, choose, host } = show({ ink: [stroke] });
    await user.click(press('Convertir a texto'));
    await choose('Limpiar');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(reading()).not.toBeInTheDocument();
    expect(host.showToast).not.toHaveBeenCalled();
  });

  it('leaves the words that the user has corrected, until she answers', async () => {
    const { user, choose, onText } = await read();
    await user.click(press('Corregir «Respiro»'));
    await user.keyboard('Respira{Enter}');
    await choose('Limpiar');
    expect(reading()).toBeVisible();
    await user.click(press('Añadir a mi texto'));
    expect(onText.mock.calls[0]?.[0]('')).toBe('Respira');
  });
});
