import { renderWithHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { HandwritingField } from '../features/handwriting/handwriting-field.tsx';
import type { Ink } from '../ink/ink.ts';
import { FIRST_TOOLS } from '../ink/sheet-tools.ts';
import { createPendingInput, PendingInputContext } from '../unfinished/unfinished.ts';

export const PICTURE = `data:image/png;base64,${'A'.repeat(1200)}`;

function Field(given: Partial<ComponentProps<typeof HandwritingField>>) {
  const [ink, setInk] = useState<Ink>(given.ink ?? []);
  const [tools, setTools] = useState(FIRST_TOOLS);
  const [pictureSrc, setPictureSrc] = useState(given.pictureSrc);
  const { onSetPictureAside } = given;
  return (
    <HandwritingField
      label="¿Qué notas?"
      palette="personal"
      isAlone
      drawings={[]}
      onSaveDrawing={() => undefined}
      onRemoveDrawing={() => undefined}
      onText={() => undefined}
      {...given}
      pictureSrc={pictureSrc}
      onSetPictureAside={
        onSetPictureAside &&
        (() => {
          setPictureSrc(undefined);
          onSetPictureAside();
        })
      }
      ink={ink}
      tools={tools}
      onToolsChange={setTools}
      onInkChange={(next) => {
        setInk(next);
        given.onInkChange?.(next);
      }}
    />
  );
}

export function show(given: Partial<ComponentProps<typeof HandwritingField>> = {}) {
  // jsdom has no canvas; without one the sheet stays empty, as in a browser that draws none.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const pendingInput = createPendingInput();
  const view = renderWithHost(
    <PendingInputContext value={pendingInput}>
      <Field {...given} />
    </PendingInputContext>,
  );
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('bytes'));
  /** Of what is rarely done. */
  const choose = async (name: string) => {
    await view.user.click(press('Más'));
    await view.user.click(press(name));
  };
  return { ...view, fetched, choose, save: () => act(async () => pendingInput.takeIn()) };
}

export const press = (name: string) => screen.getByRole('button', { name });
