import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { press, show } from '../../testing/a-handwriting-field.tsx';

const stroke = (x: number) => ({ w: 3, c: '#000000', p: [[x, 10] as const, [x, 60] as const] });
const penButton = () => screen.getByRole('button', { name: /^Lápiz/ });

/** jsdom lays nothing out: a phone is what answers its media queries. Cast: a query list has more than what the page uses of it. */
const onAPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList);

describe('Esc', () => {
  it('closes the open pens and goes back to their button, before the page hears of it', async () => {
    onAPhone();
    const { user } = show();
    const onPage = jest.fn();
    document.addEventListener('keydown', onPage, true);
    await user.click(penButton());
    screen.getByRole('slider', { name: 'Grosor' }).focus();
    await user.keyboard('{Escape}');
    expect(penButton()).toHaveAttribute('aria-expanded', 'false');
    expect(penButton()).toHaveFocus();
    expect(onPage).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onPage).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onPage, true);
  });

  it('belongs to the page where the pens always lie open', async () => {
    const { user } = show();
    const onPage = jest.fn();
    document.addEventListener('keydown', onPage, true);
    await user.click(penButton());
    await user.keyboard('{Escape}');
    expect(onPage).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onPage, true);
  });

  it('belongs to a dialog above the page', async () => {
    onAPhone();
    const { user } = show({ drawings: [{ id: 'a', src: 'data:,' }] });
    await user.click(penButton());
    await user.click(screen.getByRole('button', { name: 'Ver dibujo 1' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(penButton()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('what is rarely done', () => {
  const isOpen = () => press('Más').getAttribute('aria-expanded') === 'true';

  it('is behind one button, accessibly', async () => {
    const { user, container } = show({ ink: [stroke(1)] });
    expect(screen.queryByRole('button', { name: 'Limpiar' })).not.toBeInTheDocument();
    await user.click(press('Más'));
    const more = within(screen.getByRole('group', { name: 'Más' }));
    expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Guardar dibujo', 'Limpiar']);
    expect(more.getByText('Idioma y consejos')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press('Más'));
    expect(screen.queryByRole('group', { name: 'Más' })).not.toBeInTheDocument();
  });

  it('folds once something of it is chosen, and leaves the focus at its button', async () => {
    const onInkChange = jest.fn();
    const { choose } = show({ ink: [stroke(1)], onInkChange });
    await choose('Limpiar');
    expect(onInkChange.mock.calls).toEqual([[[]]]);
    expect(isOpen()).toBe(false);
    expect(press('Más')).toHaveFocus();
  });

  it('folds by Esc, its help first, before the page hears of it', async () => {
    const { user } = show();
    const onPage = jest.fn();
    document.addEventListener('keydown', onPage, true);
    await user.click(press('Más'));
    await user.click(screen.getByText('Idioma y consejos'));
    screen.getByRole('combobox', { name: 'Idioma de tu letra' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Idioma y consejos')).toHaveFocus();
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(press('Más')).toHaveFocus();
    expect(onPage).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onPage, true);
  });

  it('folds once the paper is touched, and gives way to the colours of a phone', async () => {
    onAPhone();
    const { user } = show();
    await user.click(press('Más'));
    fireEvent.pointerDown(screen.getByRole('img', { name: /^Hoja para escribir/ }));
    expect(isOpen()).toBe(false);
    await user.click(press('Más'));
    await user.click(penButton());
    expect(isOpen()).toBe(false);
    expect(penButton()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the tool in the hand', () => {
  const taken = () =>
    within(screen.getByRole('group', { name: 'Herramienta' }))
      .getAllByRole('button', { pressed: true })
      .map((button) => button.textContent);

  it('is seen to be the pen or the eraser, never both and never none', async () => {
    const { user } = show({ ink: [stroke(1)] });
    expect(taken()).toEqual(['Lápiz']);
    await user.click(press('Goma'));
    expect(taken()).toEqual(['Goma']);
    await user.click(press('Goma'));
    expect(taken()).toEqual(['Lápiz']);
  });

  it('may move the paper of a phone held upright, and of no other', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Mover la hoja' })).not.toBeInTheDocument();
    cleanup();
    onAPhone();
    const { user } = show();
    await user.click(press('Mover la hoja'));
    expect(taken()).toEqual(['Mover la hoja']);
    await user.click(penButton());
    expect(taken()).toEqual(['Lápiz']);
  });

  it('closes its colours once the paper is touched', async () => {
    onAPhone();
    const { user } = show();
    await user.click(penButton());
    fireEvent.pointerDown(screen.getByRole('img', { name: /^Hoja para escribir/ }));
    expect(penButton()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the next line', () => {
  it('is one press away where the paper is seen through a window', async () => {
    onAPhone();
    // On the fourth line of ten in sight, and on the seventh.
    const { user } = show({ ink: [3, 6].map((line) => ({ w: 3, c: '#000000', p: [[10, 50 * line + 30]] })) });
    const paper = screen.getByRole('group', { name: 'La hoja: se mueve con las flechas' });
    Object.defineProperties(paper, { clientHeight: { value: 500 }, scrollHeight: { value: 800 } });
    Object.assign(paper, { scrollTo: jest.fn(), scrollLeft: 120 });
    fireEvent.scroll(paper);
    press('Nueva línea').focus();
    await user.keyboard('{Enter}');
    expect(paper.scrollTo).toHaveBeenCalledWith({ left: 0, top: 250 });
  });

  it('has no button where all of the line is in sight', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Nueva línea' })).not.toBeInTheDocument();
  });
});

describe('the eraser', () => {
  const erasing = () => press('Goma').getAttribute('aria-pressed') === 'true';

  it('goes when the pen is taken, whose colours open only at the next press', async () => {
    onAPhone();
    const { user } = show({ ink: [stroke(1)] });
    await user.click(press('Goma'));
    expect(erasing()).toBe(true);
    await user.click(penButton());
    expect(erasing()).toBe(false);
    expect(penButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(penButton());
    expect(penButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves open pens open when the pen is taken again', async () => {
    onAPhone();
    const { user } = show({ ink: [stroke(1)] });
    await user.click(penButton());
    await user.click(press('Goma'));
    await user.click(penButton());
    expect(erasing()).toBe(false);
    expect(penButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['a thickness', () => fireEvent.change(screen.getByRole('slider', { name: 'Grosor' }), { target: { value: '5' } })],
    ['the thickness that the pen has', () => fireEvent.pointerDown(screen.getByRole('slider', { name: 'Grosor' }))],
    ['another colour', () => fireEvent.click(screen.getByRole('radio', { name: 'Azul' }))],
    ['the colour that the pen has', () => fireEvent.click(screen.getByRole('radio', { name: 'Negro' }))],
  ])('goes when %s is chosen', async (_, choose) => {
    const { user } = show({ ink: [stroke(1)] });
    await user.click(press('Goma'));
    choose();
    expect(erasing()).toBe(false);
  });
});

it.each([
  ['Deshacer', 'Deshacer'],
  ['Goma', 'Goma'],
  ['Más', 'Más'],
  ['Lápiz: negro, grosor 3', 'Lápiz'],
])('shows a label for %s that is part of its name', (name, label) => {
  show({ ink: [stroke(1)] });
  expect(press(name)).toHaveTextContent(label);
});
