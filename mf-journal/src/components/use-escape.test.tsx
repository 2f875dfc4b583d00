import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useEscape } from './use-escape.ts';

function Opening({ name }: { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEscape(isOpen, box, () => setIsOpen(false));
  return (
    <div ref={box}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        {name}
      </button>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const areOpen = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);

async function open(...names: readonly string[]) {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <Opening name="Una" />
      <Opening name="Otra" />
    </>,
  );
  for (const name of names) await user.click(button(name));
  return user;
}

it.each([
  [['Una', 'Otra'], ['Una']],
  [['Otra', 'Una'], ['Otra']],
])('closes of %j the last opened first', async (names, left) => {
  const user = await open(...names);
  act(() => button(names[1]!).blur());
  await user.keyboard('{Escape}');
  expect(areOpen()).toEqual(left);
  await user.keyboard('{Escape}');
  expect(areOpen()).toEqual([]);
});

it('closes first what holds the focus', async () => {
  const user = await open('Una', 'Otra');
  act(() => button('Una').focus());
  await user.keyboard('{Escape}');
  expect(areOpen()).toEqual(['Otra']);
});

it('leaves the key to the page once everything is closed', async () => {
  const user = await open('Una');
  const onPage = jest.fn();
  document.addEventListener('keydown', onPage, true);
  await user.keyboard('{Escape}');
  expect(onPage).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onPage).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onPage, true);
});
