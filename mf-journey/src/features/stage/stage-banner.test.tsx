import type { DocumentsStatus } from '@app/shared-ui/host';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { aWeek } from '../../testing/a-journey.ts';
import { StageBanner } from './stage-banner.tsx';

const visit = async (status: Partial<DocumentsStatus>) => {
  const view = await renderInHost({
    ui: <StageBanner week={aWeek()} blockTitle="Silencio" />,
    documents: createFakeDocuments({ status }),
  });
  const isOpen = screen.getByRole('button', { name: 'De qué va esta etapa' }).getAttribute('aria-expanded');
  view.unmount();
  return isOpen;
};

beforeEach(() => localStorage.clear());

it('is open at the first visit only', async () => {
  expect([await visit({}), await visit({})]).toEqual(['true', 'false']);
});

it.each([
  ['the device keeps nothing', { isPersistent: false }],
  ['it is not known yet whether the device keeps anything', { isReady: false }],
])('leaves no trace where %s', async (_, status) => {
  expect([await visit(status), await visit(status)]).toEqual(['true', 'true']);
  expect(localStorage).toHaveLength(0);
});
