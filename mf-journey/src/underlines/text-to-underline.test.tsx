import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sentencesIn } from './underlines.ts';
import { TextToUnderline } from './text-to-underline.tsx';

const TEXT = ['Siéntate con los pies en el suelo. Nadie te necesita.', 'Los ojos, como estén más a gusto.'];
const LINE = 'Nadie te necesita.';

async function open(kept: readonly string[] = []) {
  const fields = Object.fromEntries(kept.map((value, i) => [`kept.${String(i).padStart(16, '0')}`, value]));
  const documents = createFakeDocuments({
    documents: kept.length > 0 ? [{ kind: 'underline', key: 'activity-3', fields }] : [],
  });
  const view = await renderInHost({
    ui: <TextToUnderline activityId={3} text={TEXT} line={LINE} />,
    documents,
  });
  return { ...view, saved: () => sentencesIn(documents.get('underline', 'activity-3')) };
}

/** Selects from one element to another, as a finger or a mouse does. */
const select = (from: Element, to: Element) =>
  act(() => {
    document.getSelection()?.setBaseAndExtent(from, 0, to, 1);
    document.dispatchEvent(new Event('selectionchange'));
  });

it('keeps the sentence that stands out by a tap, and takes it back by another', async () => {
  const { user, saved, container, host } = await open();
  expect(container.textContent).toContain(TEXT.join(''));
  await user.click(screen.getByRole('button', { name: LINE, pressed: false }));
  expect(saved()).toEqual([LINE]);
  expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Subrayado' });
  expect(screen.getByRole('link', { name: 'Mis subrayados' })).toHaveAttribute('href', '/subrayados');
  await user.click(screen.getByRole('button', { name: LINE, pressed: true }));
  expect(saved()).toEqual([]);
  expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Subrayado quitado' });
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps every sentence that a selection touches', async () => {
  const { user, saved } = await open();
  const [first, , last] = document.querySelectorAll('[data-piece]');
  select(first!, last!);
  await user.click(screen.getByRole('button', { name: 'Subrayar 3 frases' }));
  expect(saved().toSorted()).toEqual([...TEXT[0]!.match(/[^.]+\./g)!.map((one) => one.trim()), TEXT[1]].toSorted());
});

it('leaves the focus on the tool where a sentence is plain again, and no button', async () => {
  const { user, saved } = await open(['Los ojos, como estén más a gusto.']);
  await user.click(screen.getByRole('button', { name: 'Los ojos, como estén más a gusto.' }));
  expect(saved()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Elegir frases' })).toHaveFocus();
});

it('offers nothing for a selection elsewhere', async () => {
  await open();
  const other = document.body.appendChild(document.createElement('p'));
  other.textContent = 'Otra cosa';
  select(other, other);
  expect(screen.queryByRole('button', { name: /^Subrayar/ })).toBeNull();
  other.remove();
});

it('makes a list of buttons of the text, for a keyboard', async () => {
  const { user, saved, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Elegir frases' }));
  await user.click(screen.getByRole('button', { name: 'Los ojos, como estén más a gusto.' }));
  expect(saved()).toEqual(['Los ojos, como estén más a gusto.']);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Terminar' }));
  expect(screen.getByRole('button', { name: 'Los ojos, como estén más a gusto.', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Siéntate con los pies en el suelo.' })).toBeNull();
});

it('takes back what two devices have underlined alike', async () => {
  const { user, saved } = await open([LINE, LINE]);
  expect(saved()).toEqual([LINE]);
  await user.click(screen.getByRole('button', { name: LINE }));
  expect(saved()).toEqual([]);
});
