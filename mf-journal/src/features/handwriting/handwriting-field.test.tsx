import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PICTURE, press, show } from '../../testing/a-handwriting-field.tsx';

const stroke = (x: number) => ({ w: 3, c: '#000000', p: [[x, 10] as const, [x, 60] as const] });

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
  it('undoes stroke after stroke', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    await user.click(press('Deshacer'));
    await user.click(press('Deshacer'));
    expect(onInkChange.mock.calls).toEqual([[[stroke(1)]], [[]]]);
  });

  it('undoes by Ctrl and Z once the user has been at it, and not while she writes a text', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    const text = document.createElement('textarea');
    document.body.append(text);
    const undo = () => user.keyboard('{Control>}z{/Control}');
    await undo();
    fireEvent.pointerDown(screen.getByRole('img', { name: /^Hoja para escribir/ }));
    text.focus();
    await undo();
    expect(onInkChange).not.toHaveBeenCalled();
    text.remove();
    for (let times = 0; times < 3; times += 1) await undo();
    expect(onInkChange.mock.calls).toEqual([[[stroke(1)]], [[]]]);
  });

  it('leaves the focus at a tool that has nothing more to do', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ ink: [stroke(1)], onInkChange });
    await user.click(press('Deshacer'));
    expect(press('Deshacer')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Deshacer')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onInkChange).toHaveBeenCalledTimes(1);
  });

  it('is no other while it is empty, and the button for one can keep the focus', async () => {
    const onInkChange = jest.fn();
    const { user } = show({ onInkChange });
    expect(press('Otra hoja')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Otra hoja')).toBeEnabled();
    press('Otra hoja').focus();
    await user.keyboard('{Enter}');
    expect(press('Otra hoja')).toHaveFocus();
    expect(onInkChange).not.toHaveBeenCalled();
  });

  it('stays, and says so, where its drawing cannot be kept', async () => {
    const onInkChange = jest.fn();
    // Without a canvas no picture can be made.
    const { user, choose, host } = show({ ink: [stroke(1)], onInkChange });
    const title = 'No hemos podido guardar el dibujo. Tu hoja sigue aquí: inténtalo otra vez.';
    await user.click(press('Otra hoja'));
    await waitFor(() => expect(host.showToast.mock.calls).toEqual([[{ title, tone: 'error' }]]));
    await choose('Guardar dibujo');
    await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(2));
    expect(onInkChange).not.toHaveBeenCalled();
  });

  it('restores a sheet that was just cleared', async () => {
    const onInkChange = jest.fn();
    const { user, choose } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    await choose('Limpiar');
    await user.click(press('Deshacer'));
    expect(onInkChange.mock.calls).toEqual([[[]], [[stroke(1), stroke(2)]]]);
  });

  it('goes back past a cleared sheet to the strokes before it', async () => {
    const onInkChange = jest.fn();
    const { user, choose } = show({ ink: [stroke(1), stroke(2)], onInkChange });
    await user.click(press('Deshacer'));
    await choose('Limpiar');
    await user.dblClick(press('Deshacer'));
    expect(onInkChange.mock.calls).toEqual([[[stroke(1)]], [[]], [[stroke(1)]], [[]]]);
    expect(press('Deshacer')).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be kept as a drawing once there is something on it', async () => {
    const empty = show();
    await empty.user.click(press('Más'));
    expect(press('Guardar dibujo')).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    const { user } = show({ ink: [stroke(1)] });
    await user.click(press('Más'));
    expect(press('Guardar dibujo')).toHaveAttribute('aria-disabled', 'false');
  });

  it('says what there is to read once it is written on, and can be asked before', () => {
    show();
    expect(press('Convertir a texto')).toHaveAccessibleDescription('Cuando haya algo escrito en la hoja.');
    expect(press('Convertir a texto')).toBeEnabled();
    cleanup();
    show({ ink: [stroke(1)] });
    expect(press('Convertir a texto')).not.toHaveAccessibleDescription();
  });

  it('is named after its question and passes axe', async () => {
    const { container } = show({ ink: [stroke(1)], drawings: [{ id: 'a', src: PICTURE }] });
    expect(screen.getByRole('img', { name: 'Hoja para escribir o dibujar: ¿Qué notas?' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('drawings', () => {
  const drawings = [
    { id: 'a', src: PICTURE },
    { id: 'b', src: `${PICTURE}B` },
  ];

  it('stand above the sheet, which is empty after another was begun', () => {
    show({ drawings });
    const row = screen.getByRole('region', { name: '2 hojas guardadas' });
    const sheet = screen.getByRole('img', { name: /^Hoja para escribir/ });
    expect(row.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('open as large as the screen, and give the focus back', async () => {
    const { user } = show({ drawings });
    await user.click(press('Ver dibujo 2'));
    const overlay = screen.getByRole('dialog', { name: 'Dibujo guardado' });
    expect(within(overlay).getByRole('img', { name: 'Dibujo 2 de «¿Qué notas?»' })).toHaveAttribute(
      'src',
      `${PICTURE}B`,
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(press('Ver dibujo 2')).toHaveFocus());
  });

  it('are deleted only after confirmation', async () => {
    const onRemoveDrawing = jest.fn();
    const { user, host } = show({ drawings, onRemoveDrawing });
    host.confirm.mockResolvedValueOnce(false);
    await user.click(press('Quitar dibujo 1'));
    expect(onRemoveDrawing).not.toHaveBeenCalled();
    await user.click(press('Quitar dibujo 1'));
    expect(onRemoveDrawing).toHaveBeenCalledWith('a');
  });

  it('of a former version can be replaced by a new sheet', async () => {
    const onSetPictureAside = jest.fn();
    const { user } = show({ pictureSrc: PICTURE, onSetPictureAside });
    expect(screen.getByRole('img', { name: 'Lo que escribiste a mano en «¿Qué notas?»' })).toBeInTheDocument();
    await user.click(press('Empezar otra hoja'));
    expect(onSetPictureAside).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img', { name: /^Hoja para escribir/ })).toBeInTheDocument();
    expect(press('Convertir a texto')).toHaveFocus();
  });
});
