import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { StageHeader } from './stage-header.tsx';

it('has a quick exit of its own as long as the one of the header is out of sight', async () => {
  const seen: ((entries: { intersectionRatio: number }[]) => void)[] = [];
  class Observer {
    constructor(see: (entries: { intersectionRatio: number }[]) => void) {
      seen.push(see);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  const before = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { host, user } = await renderInHost({ ui: <StageHeader stageId={2} /> });
  const exit = () => screen.queryByRole('button', { name: 'Salida rápida' });
  const scroll = (intersectionRatio: number) => act(() => seen.forEach((see) => see([{ intersectionRatio }])));
  scroll(1);
  expect(exit()).not.toBeInTheDocument();
  scroll(0.8);
  await user.click(screen.getByRole('button', { name: 'Salida rápida' }));
  expect(host.leave).toHaveBeenCalledTimes(1);
  scroll(1);
  expect(exit()).not.toBeInTheDocument();
  Object.assign(globalThis, { IntersectionObserver: before });
});
