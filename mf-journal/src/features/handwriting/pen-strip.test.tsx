import { fireEvent, screen } from '@testing-library/react';
import { press, show } from '../../testing/a-handwriting-field.tsx';

const stroke = (x: number) => ({ w: 3, c: '#000000', p: [[x, 10] as const, [x, 60] as const] });
/** Out of sight without a layout, as on a desktop: no role finds it. */
const penButton = () => screen.getByText('Lápiz').closest('button')!;

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

describe('the eraser', () => {
  const erasing = () => press('Goma').getAttribute('aria-pressed') === 'true';

  it('goes when the pen is taken, whose colours open', async () => {
    const { user } = show({ ink: [stroke(1)] });
    await user.click(press('Goma'));
    expect(erasing()).toBe(true);
    await user.click(penButton());
    expect(erasing()).toBe(false);
    expect(penButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves open pens open when the pen is taken again', async () => {
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
  ['Limpiar', 'Limpiar'],
  ['Guardar dibujo', 'Guardar'],
])('shows a label for %s that is part of its name', (name, label) => {
  show({ ink: [stroke(1)] });
  expect(press(name)).toHaveTextContent(label);
});
