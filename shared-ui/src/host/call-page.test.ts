import { listAdminUsers } from '@app/contract/admin-users';
import { ApiError, callPage } from '@app/shared-ui/host';
import { answerCalls } from '../testing/render-with-host.tsx';

const page = () => callPage(listAdminUsers, {});

it('reads the page from the headers', async () => {
  const headers = {
    Link: '</api/admin/users?limit=50&cursor=abc_DEF-1>; rel="next"',
    'X-Total-Count': '200+',
    'X-Pending-Count': '3',
  };
  answerCalls([listAdminUsers, { body: [], headers }]);
  expect(await page()).toEqual({ rows: [], next: 'abc_DEF-1', total: '200+', pending: '3' });
});

it('recognises the last page', async () => {
  answerCalls([listAdminUsers, { body: [] }]);
  expect(await page()).toEqual({ rows: [], next: undefined, total: undefined, pending: undefined });
});

it('fails as a call does', async () => {
  answerCalls([listAdminUsers, { status: 403, body: { message: 'No.' } }]);
  await expect(page()).rejects.toThrow(ApiError);
});
