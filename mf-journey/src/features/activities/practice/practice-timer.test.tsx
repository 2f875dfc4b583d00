import { createFakeHost, MockHost } from '@app/shared-ui/testing/mock-host';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PracticeTimer } from './practice-timer.tsx';

const cues = [
  { at: 0, say: 'Siéntate.' },
  { at: 60, say: 'Escucha lo más lejano.' },
];

const show = (soundsOn: boolean) =>
  render(
    <MockHost host={createFakeHost({ soundsOn })}>
      <PracticeTimer seconds={180} cues={cues} notice="Cuántas veces quisiste levantarte." blockId={1} />
    </MockHost>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  show(true);
});

afterEach(() => {
  jest.useRealTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const timer = () => screen.getByRole('timer');
const timerInCard = () => screen.getAllByRole('timer', { hidden: true })[0]!;
const inRoom = () => within(screen.getByRole('dialog', { name: 'Tres minutos' }));

it('runs three minutes, announces its prompts, and reports the end', () => {
  expect(timer()).toHaveTextContent('3:00');
  press('Empezar');
  expect(inRoom().getByText('Siéntate.')).toHaveAttribute('aria-live', 'polite');
  pass(60);
  expect(timer()).toHaveTextContent('2:00');
  expect(inRoom().getByText('Escucha lo más lejano.')).toBeVisible();
  pass(120);
  expect(timer()).toHaveTextContent('0:00');
  expect(inRoom().getByText(/Han pasado los tres minutos/)).toBeVisible();
  press('Volver a la actividad');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(timer()).toHaveTextContent('0:00');
});

it('is marked as running, for what must not lie over it', () => {
  // The room hides the card from roles.
  const isMarked = () => timerInCard().closest('section')?.hasAttribute('data-running');
  expect(isMarked()).toBe(false);
  press('Empezar');
  expect(isMarked()).toBe(true);
  press('Pausar');
  expect(isMarked()).toBe(false);
});

it('can be paused and resumed', () => {
  press('Empezar');
  pass(50);
  press('Pausar');
  pass(500);
  expect(timer()).toHaveTextContent('2:10');
  press('Seguir');
  pass(10);
  expect(timer()).toHaveTextContent('2:00');
});

it('can be ended at any moment, where it is', () => {
  press('Empezar');
  pass(50);
  fireEvent.click(inRoom().getByRole('button', { name: 'Terminar antes' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Lo dejas aquí. Este rato también cuenta.')).toBeVisible();
  pass(500);
  expect(timer()).toHaveTextContent('2:10');
  expect(screen.queryByRole('button', { name: 'Terminar antes' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Al terminar/)).not.toBeInTheDocument();
  press('Volver a empezar');
  expect(timer()).toHaveTextContent('3:00');
  expect(screen.getByText(/^Al terminar/)).toBeVisible();
});

it('leaves the focus beside the button that ends it, which goes', () => {
  press('Empezar');
  press('Cerrar');
  pass(1);
  press('Pausar');
  const button = screen.getByRole('button', { name: 'Terminar antes' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Volver a empezar' })).toHaveFocus();
});

it('is right at once when the page returns from the background, where no tick arrived', () => {
  press('Empezar');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 170_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(timer()).toHaveTextContent('0:10');
});

it('has the screen to itself from its beginning, and goes on where it is in the card, and back', () => {
  press('Empezar');
  press('Cerrar');
  pass(60);
  press('A pantalla completa');
  const room = inRoom();
  expect(room.getByRole('timer')).toHaveTextContent('2:00');
  expect(room.getByText('Escucha lo más lejano.')).toBeVisible();
  fireEvent.click(room.getByRole('button', { name: 'Pausar' }));
  fireEvent.click(room.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(timer()).toHaveTextContent('2:00');
  expect(screen.getByRole('button', { name: 'Seguir' })).toBeVisible();
});

it('gives the focus back to the button that began it', () => {
  act(() => screen.getByRole('button', { name: 'Empezar' }).focus());
  press('Empezar');
  press('Cerrar');
  pass(1);
  expect(screen.getByRole('button', { name: 'Pausar' })).toHaveFocus();
});

it('says what to notice', () => {
  expect(screen.getByText('Cuántas veces quisiste levantarte.')).toBeVisible();
});

it('plays sounds only if they are enabled', () => {
  expect(screen.getByText('Al terminar sonará una campana suave.')).toBeVisible();
  cleanup();
  show(false);
  expect(screen.getByText(/tienes los sonidos desactivados/)).toBeVisible();
  const make = jest.fn();
  Object.assign(globalThis, { AudioContext: make });
  press('Empezar');
  expect(make).not.toHaveBeenCalled();
});
