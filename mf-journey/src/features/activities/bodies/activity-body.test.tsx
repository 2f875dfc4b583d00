import type { Activity } from '@app/contract/activities';
import type { Body } from '@app/contract/bodies';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anActivity } from '../../../testing/a-journey.ts';
import { ActivityContent } from '../activity-content.tsx';

const common = {
  text: ['Primer párrafo.', 'Segundo párrafo.'],
  line: 'Segundo párrafo.',
  questions: [{ key: 'reflection' as const, question: '¿Y tú?' }],
};

const show = (body: Body | null, facts: Partial<Activity> = {}) =>
  renderInHost({
    ui: <ActivityContent activity={anActivity({ body, ...facts })} isPreview={false} onCompleted={() => undefined} />,
  });

it('practice: text, timer and what to notice', async () => {
  await show({
    kind: 'practice',
    ...common,
    seconds: 180,
    cues: [{ at: 0, say: 'Siéntate.' }],
    notice: 'El peso de las manos.',
  });
  expect(screen.getByText('Segundo párrafo.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  expect(screen.getByText('El peso de las manos.')).toBeVisible();
});

it.each([
  ['smooth', false],
  ['auto', true],
] as const)('practice: a way past the text, %s, to the timer', async (behavior, matches) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as MediaQueryList);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await show({ kind: 'practice', ...common, seconds: 180, cues: [], notice: 'El peso.' });
  await user.click(screen.getByRole('button', { name: /^Ir al temporizador, 3\smin$/ }));
  expect(screen.getByRole('button', { name: 'Empezar' })).toHaveFocus();
  expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Tres minutos' }));
  expect(scroll).toHaveBeenLastCalledWith({ block: 'center', behavior });
});

it.each([
  [
    { title: 'Calm Vibes', spotifyId: '37i9' },
    'Abrir «Calm Vibes» en Spotify',
    'https://open.spotify.com/playlist/37i9',
  ],
  [
    { title: 'Piano para despertar', spotifyId: null },
    'Buscar «Piano para despertar» en Spotify',
    'https://open.spotify.com/search/Piano%20para%20despertar',
  ],
])('audio: the script to read, and music elsewhere: %j', async (listen, name, address) => {
  const { user } = await show({ kind: 'audio', ...common, script: ['Ponte cómoda.'], minutes: 7, listen });
  const link = screen.getByRole('link', { name: new RegExp(name) });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('Ponte cómoda.')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leer la guía' }));
  expect(screen.getByText('Ponte cómoda.')).toBeVisible();
});

it('audio: one paragraph at a time with the whole screen', async () => {
  const listen = { title: 'Lluvia', spotifyId: null };
  const { user } = await show({ kind: 'audio', ...common, script: ['Ponte cómoda.', 'Respira.'], minutes: 7, listen });
  await user.click(screen.getByRole('button', { name: 'A pantalla completa' }));
  const room = within(screen.getByRole('dialog', { name: 'Una guía de 7 minutos' }));
  expect(room.getByText('Ponte cómoda.')).toBeVisible();
  expect(room.getByText('1 de 2')).toBeVisible();
  expect(room.getByRole('button', { name: 'Párrafo anterior' })).toHaveAttribute('aria-disabled', 'true');
  const next = room.getByRole('button', { name: 'Párrafo siguiente' });
  await user.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(next);
  expect(room.getByText('Respira.')).toBeVisible();
  expect(room.queryByText('Ponte cómoda.')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('phrase: can be copied', async () => {
  const { host, user } = await show({ kind: 'phrase', ...common, phrase: 'Basta con dejar de taparlo.' });
  await user.click(screen.getByRole('button', { name: 'Copiar la frase' }));
  expect(await navigator.clipboard.readText()).toBe('Basta con dejar de taparlo.');
  expect(host.showToast).toHaveBeenCalledWith({ title: 'Frase copiada' });
});

it('journaling: its three questions', async () => {
  const questions = [
    { key: 'experience' as const, question: '¿Una?' },
    { key: 'attention' as const, question: '¿Dos?' },
    { key: 'feelings' as const, question: '¿Tres?' },
  ];
  await show({ kind: 'journaling', ...common, questions });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['¿Una?', '¿Dos?', '¿Tres?']);
  expect(screen.queryByRole('button', { name: /temporizador/ })).not.toBeInTheDocument();
});

it('book: the summary opens, the exercise is ticked off', async () => {
  const { user } = await show({
    kind: 'book',
    ...common,
    work: { title: 'Momo', author: 'Michael Ende', year: 1973 },
    summary: ['Momo sabe escuchar.'],
    exercise: ['Escucha.', 'Calla.'],
  });
  expect(screen.getByText('«Momo», Michael Ende, 1973')).toBeVisible();
  expect(screen.getByText('Momo sabe escuchar.')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leer el resumen' }));
  expect(screen.getByText('Momo sabe escuchar.')).toBeVisible();
  const exercise = within(screen.getByRole('region', { name: 'Ejercicio guiado' }));
  await user.click(exercise.getByRole('checkbox', { name: 'Escucha.' }));
  expect(exercise.getByText('1 de 2')).toBeVisible();
});

it('leads back to the activities of earlier blocks that the text takes up', async () => {
  const recalls = [
    { id: 7, title: 'Un rincón sin nada' },
    { id: 49, title: 'Carta que no sale de casa' },
  ];
  await show({ kind: 'journaling', ...common }, { id: 115, recalls });
  expect(screen.getByText(/Viene de:/)).toHaveTextContent('Viene de: Un rincón sin nada · Carta que no sale de casa');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/block/1/etapa/1#actividad-7',
    '/block/2/etapa/6#actividad-49',
  ]);
});

it('film: in short, for a user who has not seen it', async () => {
  const work = { title: 'Perfect Days', director: 'Wim Wenders', year: 2023 };
  const { user } = await show({ kind: 'film', ...common, work, synopsis: 'Un hombre limpia baños.', symbols: [] });
  expect(screen.getByText('Un hombre limpia baños.')).not.toBeVisible();
  await user.click(screen.getByText('Si no la has visto'));
  expect(screen.getByText('Un hombre limpia baños.')).toBeVisible();
});

it('film: images whose meaning opens', async () => {
  const { user } = await show({
    kind: 'film',
    ...common,
    work: { title: 'Perfect Days', director: 'Wim Wenders', year: 2023 },
    synopsis: 'Un hombre limpia baños.',
    symbols: [{ image: 'La escoba', meaning: 'Elegir qué sonido abre el día.' }],
  });
  expect(screen.getByText('«Perfect Days», Wim Wenders, 2023')).toBeVisible();
  await user.click(screen.getByText('La escoba'));
  expect(screen.getByText('Elegir qué sonido abre el día.')).toBeVisible();
});

it('integration: steps', async () => {
  const { user } = await show({ kind: 'integration', ...common, steps: ['Despeja.', 'Limpia.'] });
  await user.click(screen.getByRole('checkbox', { name: 'Limpia.' }));
  expect(screen.getByRole('checkbox', { name: 'Limpia.' })).toBeChecked();
});

it('celebration: what it needs, steps and a candle', async () => {
  const { user } = await show({ kind: 'celebration', ...common, needs: ['Una taza'], steps: ['Brinda.'] });
  expect(screen.getByRole('checkbox', { name: 'Una taza' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Encender la vela' }));
  expect(screen.getByRole('button', { name: 'Apagar la vela' })).toBeVisible();
});

describe('without a body (D3)', () => {
  it('shows the beginning of a long description, and the rest when asked', async () => {
    const description = `${'a'.repeat(300)}FIN`;
    const { user } = await show(null, { title: 'Otra cosa', description });
    expect(screen.getByText(`${'a'.repeat(300)}…`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seguir leyendo' }));
    expect(screen.getByText(description)).toBeVisible();
  });

  it('recognises a practice by its name and has its default questions', async () => {
    await show(null, { title: '3 Minutos de Nada', description: 'Siéntate.' });
    expect(screen.getByRole('timer')).toBeVisible();
    expect(screen.getByText('¿Adónde se iba tu atención?')).toBeVisible();
  });
});

it('names before a text for whom it may be hard, an alternative, and where help is', async () => {
  const care = { when: 'Si te asusta.', instead: 'Elige otra.', help: 'violence' } as const;
  const { container } = await show({ kind: 'journaling', ...common, care });
  const note = within(screen.getByRole('note', { name: 'Antes de empezar' }));
  expect(note.getByText('Si te asusta:')).toBeVisible();
  expect(note.getByText('Elige otra.')).toBeVisible();
  expect(note.getByText(/hay quien te escucha/)).toBeVisible();
  expect(note.getByRole('link', { name: 'Ayuda y teléfonos' })).toHaveAttribute('href', '/help#urgent');
  const text = screen.getByText('Primer párrafo.');
  expect(screen.getByRole('note').compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axe(container)).toHaveNoViolations();
});

it('has no such note before other texts', async () => {
  await show({ kind: 'journaling', ...common });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

it('a text that asks for it: pages of the journal to read again, from the journal’s own slot', async () => {
  const received = jest.fn();
  await renderInHost({
    ui: (
      <ActivityContent
        activity={anActivity({ id: 142, body: { kind: 'integration', ...common, steps: ['Lee.'], rereads: true } })}
        isPreview={false}
        onCompleted={() => undefined}
      />
    ),
    slots: {
      'reread-entries': (props) => {
        received(props);
        return <p>Tres páginas tuyas</p>;
      },
    },
  });
  expect(await screen.findByText('Tres páginas tuyas')).toBeVisible();
  expect(received).toHaveBeenCalledWith({ activityId: 142, address: '/block/4/etapa/16#actividad-142' });
});
