import { screen, waitFor } from '@testing-library/react';
import { openCalendar } from '../../testing/open-calendar.tsx';

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const pdfOfDay = async (note: string, confirms: boolean) => {
  const documents = [{ kind: 'day', key: '2026-11-21', fields: { note } }] as const;
  const scene = await openCalendar({ view: 'dia', day: '2026-11-21', documents, confirms });
  await scene.user.click(screen.getByRole('button', { name: 'Guardar como PDF' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar como PDF' })).toHaveAttribute('aria-disabled', 'false'),
  );
  return scene;
};

it.each([
  [true, 1],
  [false, 0],
])('tells the user of signs that the PDF cannot draw, and saves it when she agrees (%s)', async (agrees, files) => {
  const { host } = await pdfOfDay('de aquí → allí', agrees);
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'El PDF no puede mostrar algunos signos', confirmLabel: 'Guardar así' }),
  );
  expect(saved).toHaveLength(files);
});

it('asks nothing when the PDF has everything', async () => {
  const { host } = await pdfOfDay('de aquí\ta allí', false);
  expect(host.confirm).not.toHaveBeenCalled();
  expect(saved).toHaveLength(1);
});
