import { renderWithHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createPendingInput, PendingInputContext } from '../unfinished/unfinished.ts';
import type { OcrResult } from './ocr-result.ts';
import { RecognisedText } from './recognised-text.tsx';

const reading: OcrResult = {
  language: 'spa',
  lines: [
    [
      { text: 'Hoy', confidence: 96 },
      { text: 'lovió', confidence: 61 },
    ],
    [{ text: 'mucho|', confidence: 90 }],
  ],
};

function show(given = reading) {
  const onAccept = jest.fn();
  const onDismiss = jest.fn();
  const view = renderWithHost(<RecognisedText reading={given} onAccept={onAccept} onDismiss={onDismiss} />);
  return { ...view, onAccept, onDismiss };
}

const accept = () => screen.getByRole('button', { name: 'Añadir a mi texto' });

it('shows every word, cleaned, and says which are doubtful', async () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Esto hemos leído' })).toHaveFocus();
  const words = within(screen.getByRole('region', { name: 'Esto hemos leído' }))
    .getAllByRole('button', { name: /^Corregir/ })
    .map((word) => word.getAttribute('aria-label'));
  expect(words).toEqual(['Corregir «Hoy»', 'Corregir «lovió», dudosa', 'Corregir «mucho»']);
  expect(screen.getByText(/Las subrayadas son las que más conviene mirar/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('mentions no underlined words where there are none', () => {
  show({ language: 'spa', lines: [[{ text: 'Hoy', confidence: 96 }]] });
  expect(screen.queryByText(/subrayadas/)).not.toBeInTheDocument();
});

it('returns the text as recognised when accepted', async () => {
  const { user, onAccept } = show();
  await user.click(accept());
  expect(onAccept).toHaveBeenCalledWith('Hoy lovió mucho');
});

it('corrects a word by Enter, which is then no longer doubtful', async () => {
  const { user, onAccept } = show();
  await user.click(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' }));
  // The word is selected, so typing replaces it.
  await user.keyboard('llovió{Enter}');
  expect(screen.getByRole('button', { name: 'Corregir «llovió»' })).toHaveFocus();
  await user.click(accept());
  expect(onAccept).toHaveBeenCalledWith('Hoy llovió mucho');
});

it('keeps the correction when the text is accepted directly', async () => {
  const { user, onAccept } = show();
  await user.click(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' }));
  await user.keyboard('llovió');
  await user.click(accept());
  expect(onAccept).toHaveBeenCalledWith('Hoy llovió mucho');
});

it('leaves the word by Escape, without closing its container', async () => {
  const { user, onAccept } = show();
  const closed = jest.fn();
  document.addEventListener('keydown', closed, { capture: true });
  await user.click(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' }));
  closed.mockClear();
  await user.keyboard('x{Escape}');
  document.removeEventListener('keydown', closed, { capture: true });
  expect(closed.mock.calls.filter(([event]) => event.key === 'Escape')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' })).toHaveFocus();
  await user.click(accept());
  expect(onAccept).toHaveBeenCalledWith('Hoy lovió mucho');
});

it('removes a word that is emptied', async () => {
  const { user, onAccept } = show();
  await user.click(screen.getByRole('button', { name: 'Corregir «mucho»' }));
  await user.keyboard('{Backspace}{Enter}');
  await user.click(accept());
  expect(onAccept).toHaveBeenCalledWith('Hoy lovió');
});

it('has the focus at its heading where the last word is emptied', async () => {
  const { user } = show({ language: 'spa', lines: [[{ text: 'Hoy', confidence: 96 }]] });
  await user.click(screen.getByRole('button', { name: 'Corregir «Hoy»' }));
  await user.keyboard('{Backspace}{Enter}');
  expect(accept()).toBeDisabled();
  expect(screen.getByRole('heading', { name: 'Esto hemos leído' })).toHaveFocus();
});

it('returns nothing when discarded', async () => {
  const { user, onAccept, onDismiss } = show();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onAccept).not.toHaveBeenCalled();
});

it('reports that it is being edited from the first corrected word until it is accepted or discarded', async () => {
  const pendingInput = createPendingInput();
  const { user, unmount } = renderWithHost(
    <PendingInputContext value={pendingInput}>
      <RecognisedText reading={reading} onAccept={() => undefined} onDismiss={() => undefined} />
    </PendingInputContext>,
  );
  expect(pendingInput.isAny()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Corregir «Hoy»' }));
  await user.keyboard('Ayer');
  expect(pendingInput.isAny()).toBe(true);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Corregir «Ayer»' })).toBeVisible();
  expect(pendingInput.isAny()).toBe(true);
  unmount();
  expect(pendingInput.isAny()).toBe(false);
});

it('has nothing to ask about where a word was only looked at', async () => {
  const pendingInput = createPendingInput();
  const onDismiss = jest.fn();
  const { user } = renderWithHost(
    <PendingInputContext value={pendingInput}>
      <RecognisedText reading={reading} onAccept={() => undefined} onDismiss={onDismiss} />
    </PendingInputContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Corregir «lovió»' })).toBeVisible();
  expect(pendingInput.isAny()).toBe(false);
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('is set aside by Esc, but leaves the key to the page once a word was corrected', async () => {
  const { user, onDismiss } = show();
  const onPage = jest.fn();
  document.addEventListener('keydown', onPage, true);
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Corregir «lovió», dudosa' }));
  await user.keyboard('llovió{Enter}');
  onPage.mockClear();
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onPage).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onPage, true);
});
