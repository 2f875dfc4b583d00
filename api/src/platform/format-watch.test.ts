import { enterDatabase } from './enter-database.ts';
import { FormatWatch } from './format-watch.ts';
import { MigrationModel } from './migration.model.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ format: 9 })));
afterAll(() => server.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  await MigrationModel.deleteMany({ _id: 'format-8' });
});

/** A watch of a release that knows formats up to 7. */
function aWatch() {
  const onRaised = jest.fn();
  return { watch: new FormatWatch({ logger: server.api.deps.logger, format: 7, onRaised }), onRaised };
}

const raise = () => enterDatabase({ ...server.api.deps, migrations: [], format: 8 });

it('notices a raised format while no change stream reports it, once', async () => {
  const { watch, onRaised } = aWatch();
  watch.followed(false);
  await raise();
  await until(() => onRaised.mock.calls.length > 0);
  const find = jest.spyOn(MigrationModel, 'find');
  watch.followed(true);
  expect(find).not.toHaveBeenCalled();
  expect(onRaised).toHaveBeenCalledTimes(1);
});

it('looks again when the change stream is back: the format may have been raised meanwhile', async () => {
  const { watch, onRaised } = aWatch();
  watch.followed(true);
  await raise();
  watch.followed(true);
  await until(() => onRaised.mock.calls.length > 0);
  expect(onRaised).toHaveBeenCalledTimes(1);
});

it('looks again after a look that failed', async () => {
  await raise();
  const { watch, onRaised } = aWatch();
  jest.spyOn(MigrationModel, 'find').mockImplementationOnce(() => {
    throw new Error('no primary');
  });
  watch.followed(true);
  await until(() => onRaised.mock.calls.length > 0);
  expect(onRaised).toHaveBeenCalledTimes(1);
});
