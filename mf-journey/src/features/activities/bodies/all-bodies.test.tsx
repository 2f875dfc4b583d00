import type { Body, BodyOfKind } from '@app/contract/bodies';
import { STAGES } from '@app/contract/programme';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completes } from '../../../testing/an-activity-list.tsx';
import { contentActivities } from '../../../testing/content-activities.ts';
import { ActivityContent } from '../activity-content.tsx';

// Every activity that writers have written, as the page shows it: all 432, of which a user meets nine per stage.

type Card = ReturnType<typeof within>;
type Kind = Body['kind'];
type BodyIn<K extends Kind> = { readonly [P in K]: BodyOfKind<P> }[K];

/** Self-assessments that also ask the two questions of the year: the last of block 6 and the last of block 12. */
const YEARLY = [216, 432];

const press = (card: Card, name: string) => fireEvent.click(card.getByRole('button', { name }));

/** Ticks the last item of a list. @returns the items */
function tick(card: Card, title: string, items: readonly string[]) {
  const list = within(card.getByRole('region', { name: title }));
  const boxes = list.getAllByRole('checkbox');
  expect(boxes).toHaveLength(items.length);
  fireEvent.click(boxes.at(-1)!);
  expect(list.getByText(`1 de ${items.length}`)).toBeVisible();
  return items;
}

/** Does what there is to do with an activity of each kind, in the order of a stage (D2). They return its texts, all shown by then. */
const ACTS: {
  readonly [K in Kind]: (card: Card, body: BodyIn<K>, id: number) => Promise<readonly (string | undefined)[]>;
} = {
  async practice(card, { cues, notice }) {
    expect(card.getByRole('timer')).toHaveTextContent('3:00');
    press(card, 'Empezar');
    const room = within(screen.getByRole('dialog', { name: 'Tres minutos' }));
    expect(room.getByText(cues[0]!.say)).toBeVisible();
    press(room, 'Pausar');
    press(room, 'Cerrar');
    return [notice];
  },
  async audio(card, { listen, minutes, script }) {
    const music = await card.findByRole('link', { name: /en Spotify/ });
    expect(music).toHaveAttribute('href', expect.stringMatching(/^https:\/\/open\.spotify\.com\/(playlist|search)\/./));
    expect(music).toHaveAttribute('target', '_blank');
    expect(music).toHaveAttribute('rel', expect.stringContaining('noopener'));
    press(card, 'Leer la guía');
    expect(card.getByRole('button', { name: 'Cerrar la guía' })).toHaveAttribute('aria-expanded', 'true');
    expect(card.getByText(script[0]!)).toBeVisible();
    return [...script, `«${listen.title}»`, `${minutes} minutos`];
  },
  async phrase(card, { phrase }) {
    expect(card.getByRole('blockquote')).toHaveTextContent(phrase);
    expect(card.getByRole('button', { name: 'Copiar la frase' })).toBeEnabled();
    return [phrase];
  },
  async journaling(card) {
    expect(card.getByRole('heading', { name: 'Preguntas para ti' })).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    return [];
  },
  async book(card, { exercise, summary, work }) {
    press(card, 'Leer el resumen');
    expect(card.getByRole('button', { name: 'Cerrar el resumen' })).toHaveAttribute('aria-expanded', 'true');
    expect(card.getByText(summary[0]!)).toBeVisible();
    return [...summary, ...tick(card, 'Ejercicio guiado', exercise), `«${work.title}», ${work.author}, ${work.year}`];
  },
  async film(card, { symbols, synopsis, work }) {
    // The summary of the film opens as its images do.
    expect(await card.findAllByRole('group')).toHaveLength(symbols.length + 1);
    expect(symbols.length).toBeGreaterThan(1);
    for (const { image, meaning } of [...symbols, { image: 'Si no la has visto', meaning: synopsis }]) {
      fireEvent.click(card.getByText(image));
      expect(card.getByText(meaning)).toBeVisible();
    }
    return [`«${work.title}», ${work.director}, ${work.year}`];
  },
  integration: async (card, { steps }) => tick(card, 'Paso a paso', steps),
  async celebration(card, { needs, steps }) {
    await card.findByRole('button', { name: 'Encender la vela' });
    const items = [...tick(card, 'Lo que necesitas', needs), ...tick(card, 'Cómo celebrarlo', steps)];
    press(card, 'Encender la vela');
    expect(card.getByText('La vela está encendida')).toBeVisible();
    return items;
  },
  async assessment(card, { dimensions, yearly = [], whenLow }, id) {
    const scales = [...dimensions, ...yearly];
    expect(await card.findAllByRole('group')).toHaveLength(YEARLY.includes(id) ? 5 : 3);
    const radios = card.getAllByRole('radio');
    expect(radios).toHaveLength(10 * scales.length);
    expect(card.getByRole('button', { name: 'Guardar mi autoevaluación' })).toBeVisible();
    fireEvent.click(radios[0]);
    return [...scales.flatMap(({ label, low, middle, high }) => [label, low, middle, high]), whenLow];
  },
};

const act = <K extends Kind>(card: Card, kind: K, body: BodyIn<K>, id: number) => ACTS[kind](card, body, id);

it.each(Array.from({ length: STAGES }, (_, i) => i + 1))(
  'all nine activities of stage %i can be done',
  async (stage) => {
    const activities = contentActivities(stage);
    expect(activities.map(({ body }) => body?.kind)).toEqual(Object.keys(ACTS));
    const onCompleted = jest.fn();
    const cards = activities.map((activity) => (
      <article key={activity.id} aria-label={activity.body?.kind}>
        <ActivityContent activity={activity} isPreview={false} onCompleted={onCompleted} />
      </article>
    ));
    await renderInHost({ ui: cards, answers: [completes] });
    for (const [i, { id, body, description }] of activities.entries()) {
      const article = screen.getAllByRole('article')[i]!;
      const card = within(article);
      const { kind, text, questions, care } = body!;
      const acted = await act(card, kind, body!, id);
      const texts = [description, ...text, ...questions.map(({ question }) => question), ...acted];
      expect(texts.filter((one) => one === undefined || !article.textContent.includes(one))).toEqual([]);
      expect(card.queryAllByRole('note')).toHaveLength(care ? 1 : 0);
      press(card, 'Marcar como completada');
    }
    await waitFor(() => expect(onCompleted.mock.calls).toEqual(activities.map(({ id }) => [id])));
  },
);
