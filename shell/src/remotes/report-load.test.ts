import { reportFault } from '@app/contract/remote-faults';
import { reportRemote } from '@app/contract/remote-reports';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { waitFor } from '@testing-library/react';
import { reportFailure } from './report-load.ts';

it('reports a failure in calls that outlive the page', async () => {
  answerCalls([reportRemote, {}], [reportFault, {}]);
  jest.useFakeTimers();
  reportFailure(
    {
      name: 'mf-uno',
      container: 'mf_uno',
      version: '1.0.0',
      entry: '/remotes/mf-uno/1.0.0/remoteEntry.js',
      integrity: {},
      preload: [],
      routes: ['/uno/*'],
      slots: {},
      hostContract: '1',
      access: 'user',
    },
    'load_failed',
    new Error('broken'),
  );
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  for (const [request] of jest.mocked(fetch).mock.calls) expect(request).toHaveProperty('keepalive', true);
});
