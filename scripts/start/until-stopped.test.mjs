import { untilStopped } from './until-stopped.mjs';

it('undoes every step, also after one that cannot be undone, and ends with that fault', async () => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process, 'on').mockReturnValue(process);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined);
  const undone = [];
  await untilStopped(async ({ onGivenUp, atEnd }) => {
    atEnd(() => undone.push('the lock'));
    atEnd(() => undone.push('the database'));
    atEnd(async () => {
      throw new Error('the API does not end');
    });
    onGivenUp();
  });
  expect(undone).toEqual(['the database', 'the lock']);
  expect(exit).toHaveBeenCalledWith(1);
  expect(said.mock.calls.join('')).toContain('the API does not end');
});
