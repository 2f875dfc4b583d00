import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDrawings } from './use-drawings.ts';

const addresses = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

function Drawings() {
  const [ids, setIds] = useState(['a']);
  const { shown } = useDrawings(ids);
  return (
    <>
      {shown.map(({ id, src }) => (
        <img key={id} src={src} alt={id} />
      ))}
      <button type="button" onClick={() => setIds(['a', 'b'])}>
        Otro
      </button>
      <button type="button" onClick={() => setIds(['b'])}>
        Sin el primero
      </button>
    </>
  );
}

it('keeps the address of a picture as long as it is shown: it may be loading', async () => {
  let made = 0;
  const revoked: string[] = [];
  // jsdom has no addresses of blobs.
  Object.assign(URL, {
    createObjectURL: () => `blob:${(made += 1)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const documents = { ...createFakeDocuments(), drawing: async () => new Blob(['bytes']) };
  const { user, unmount } = await renderInHost({ ui: <Drawings />, documents });
  const [first] = addresses();
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  await waitFor(() => expect(addresses()).toHaveLength(2));
  expect(addresses()[0]).toBe(first);
  expect(revoked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sin el primero' }));
  await waitFor(() => expect(revoked).toEqual([first]));
  unmount();
  await waitFor(() => expect(revoked).toHaveLength(2));
});
