/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleCopy } from '../../../copy/sample.es.ts';
import { installFakeAudio } from '../../../testing/fake-audio.ts';
import { SampleCard } from './sample-card.tsx';
import { Sitting } from './sitting.tsx';

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const open = () => renderInHost({ ui: <SampleCard /> });
const press = (name: string) => screen.findByRole('button', { name });

it('is the first activity of the programme, in its own words', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../api/content/activities/block-01.json');
  const { activities }: { activities: { lenses: { cues: unknown; questions: string[] }[] }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const first = activities[0]?.lenses[0];
  expect(sampleCopy.cues).toEqual(first?.cues);
  expect(sampleCopy.question).toBe(first?.questions[0]);
});

it('counts three minutes down by the clock, says a sentence from time to time, and ends with two soft notes', () => {
  jest.useFakeTimers();
  const { notes } = installFakeAudio();
  const onEnd = jest.fn();
  render(<Sitting onEnd={onEnd} />);
  const passes = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  expect(screen.getByRole('timer')).toHaveTextContent('3:00');
  expect(screen.getByText('Siéntate. Aquí no hay nada que conseguir.')).toBeVisible();
  passes(76);
  expect(screen.getByRole('timer')).toHaveTextContent('1:44');
  expect(screen.getByText('Si algo te llama, cuéntalo con un dedo y quédate.')).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
  passes(104);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(notes).toHaveLength(2);
});

it('can be ended early, and leads to a line to write', async () => {
  const { user, container } = await open();
  await user.click(await press('Empezar ahora'));
  expect(await screen.findByRole('heading', { name: /Minutos de Nada/ })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(await press('Terminar ya'));
  expect(await screen.findByRole('heading', { name: 'Una línea, si quieres' })).toHaveFocus();
  expect(screen.getByLabelText('¿Cómo fueron estos tres minutos?')).toBeVisible();
});

it('keeps the line on the device alone when told to, offers an account, and forgets it when told to', async () => {
  const { user, calls, location, container } = await open();
  await user.click(await press('Prefiero escribir una línea'));
  await user.click(await press('Guardarla en este navegador'));
  expect(await screen.findByText('Escribe al menos una palabra, o déjalo para otro día.')).toBeVisible();
  const line = screen.getByLabelText('¿Qué te ronda ahora mismo?');
  expect(line).toHaveAttribute('autocomplete', 'off');
  await user.type(line, '  Tenía prisa por nada. ');
  expect(localStorage).toHaveLength(0);
  await user.click(await press('Guardarla en este navegador'));
  expect(await screen.findByText('Tenía prisa por nada.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(calls).toEqual([]);
  await user.click(await press('Borrarla'));
  expect(localStorage).toHaveLength(0);
  expect(await press('Prefiero escribir una línea')).toBeVisible();
  await user.click(await press('Prefiero escribir una línea'));
  await user.type(screen.getByLabelText('¿Qué te ronda ahora mismo?'), 'Otra vez');
  await user.click(await press('Guardarla en este navegador'));
  await user.click(await screen.findByRole('link', { name: 'Crear mi cuenta' }));
  expect(location()).toBe('/login#crear-cuenta');
});

it('shows a line of an earlier visit', async () => {
  localStorage.setItem('sampleLine', JSON.stringify({ text: 'De ayer', at: Date.now() }));
  const { user } = await open();
  await user.click(await press('Ver la línea que guardé'));
  expect(await screen.findByText('De ayer')).toBeVisible();
});

it('has a line of an earlier visit in the field after the three minutes: keeping another would lose it', async () => {
  localStorage.setItem('sampleLine', JSON.stringify({ text: 'De ayer', at: Date.now() }));
  const { user } = await open();
  await user.click(await press('Empezar ahora'));
  await user.click(await press('Terminar ya'));
  const line = await screen.findByLabelText('¿Cómo fueron estos tres minutos?');
  expect(line).toHaveValue('De ayer');
  await user.type(line, '. Y de hoy');
  await user.click(await press('Guardarla en este navegador'));
  expect(await screen.findByText('De ayer. Y de hoy')).toBeVisible();
});
