import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { journeyAnswers } from '../../testing/a-journey.ts';
import { sentencesIn } from '../../underlines/underlines.ts';
import { UnderlinesPage } from './underlines-page.tsx';

const underlined = (activityId: number, ...sentences: string[]) => ({
  kind: 'underline' as const,
  key: `activity-${activityId}`,
  fields: Object.fromEntries(sentences.map((value, i) => [`kept.${String(i).padStart(16, '0')}`, value])),
});
const entry = (activityId: number, text: string) => ({
  kind: 'entry' as const,
  key: `activity-${activityId}`,
  fields: { activityId, 'responses.reflection': text },
});

async function open(stored: Parameters<typeof createFakeDocuments>[0] = {}) {
  const documents = createFakeDocuments(stored);
  const view = await renderInHost({
    ui: <UnderlinesPage />,
    path: '/subrayados',
    documents,
    answers: journeyAnswers({ completedStages: 1, completedActivities: 10 }),
  });
  return { ...view, documents };
}

it('says what it is for while there is nothing', async () => {
  const { container } = await open();
  expect(screen.getByRole('heading', { name: 'Todavía no has subrayado nada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a mi camino' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

it('has the sentences by block, in the order of the journey, each with the way to its text', async () => {
  const { container } = await open({
    documents: [underlined(40, 'De otro mes.'), underlined(12, 'Después.'), underlined(3, 'Antes.', 'También.')],
  });
  const first = await screen.findByRole('region', { name: 'Bloque 1: Silencio' });
  expect(
    within(first)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('blockquote')?.textContent),
  ).toEqual(['Antes.', 'También.', 'Después.']);
  expect(within(first).getByRole('link', { name: 'Etapa 2: ver el texto' })).toHaveAttribute(
    'href',
    '/block/1/etapa/2#actividad-12',
  );
  expect(within(screen.getByRole('region', { name: 'Bloque 2: Soltar' })).getByText('De otro mes.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('undoes a removal', async () => {
  const { user, documents } = await open({ documents: [underlined(3, 'Antes.')] });
  await user.click(screen.getByRole('button', { name: 'Quitar: Antes.' }));
  expect(sentencesIn(documents.get('underline', 'activity-3'))).toEqual([]);
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Deshacer' }));
  expect(sentencesIn(documents.get('underline', 'activity-3'))).toEqual(['Antes.']);
});

it('keeps the keyboard focus in the list, and on the way back from the last removal', async () => {
  const { user } = await open({ documents: [underlined(3, 'Antes.', 'También.')] });
  const remove = (sentence: string) => screen.getByRole('button', { name: `Quitar: ${sentence}` });
  await user.click(remove('Antes.'));
  expect(remove('También.')).toHaveFocus();
  await user.keyboard('{Enter}');
  const undo = within(screen.getByRole('status')).getByRole('button', { name: 'Deshacer' });
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove('También.')).toHaveFocus();
});

it('prints a booklet of a block, with the own words that are chosen', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open({
    documents: [
      underlined(3, 'Antes.'),
      entry(4, 'Hoy ha llovido.'),
      entry(5, 'Esto es solo mío.'),
      entry(40, 'De otro mes'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Imprimir Bloque 1: Silencio' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Hoy ha llovido.' }));
  await user.click(screen.getByRole('button', { name: 'Imprimir el cuaderno' }));
  expect(print).toHaveBeenCalledTimes(1);
  const booklet = document.querySelector('body > [data-print]');
  expect(booklet).toHaveTextContent(/Bloque 1 ?Silencio ?Mis subrayados ?Antes\..*Hoy ha llovido\./);
  expect(booklet).not.toHaveTextContent('Esto es solo mío.');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-print]')).toBeNull();
  print.mockRestore();
});

it('prints once, also where nothing says that the printing has ended', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open({ documents: [underlined(3, 'Antes.', 'También.')] });
  await user.click(await screen.findByRole('button', { name: 'Imprimir Bloque 1: Silencio' }));
  await user.click(screen.getByRole('button', { name: 'Imprimir el cuaderno' }));
  await user.click(screen.getByRole('button', { name: 'Quitar: Antes.' }));
  expect(screen.queryByRole('button', { name: 'Quitar: Antes.' })).not.toBeInTheDocument();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
