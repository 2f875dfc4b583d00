import { anAccount } from '../testing/a-left-device.ts';
import { PIN } from '../testing/a-locked-device.ts';
import { makeLock, recover, secretsOf, unlock } from './lock-record.ts';

const aLock = async () => {
  const account = await anAccount();
  return { account, ...(await makeLock(PIN, account.opener, account.userId)) };
};

it('D43: PIN and share together give the key', async () => {
  const { record, key, share, verifier } = await aLock();
  const secrets = await secretsOf(PIN, record);
  expect(secrets.verifier).toBe(verifier);
  expect(await unlock(record, secrets, share)).toEqual(key);
});

it('D43: neither the right PIN with another share, nor the share with another PIN, does', async () => {
  const { record, share, verifier } = await aLock();
  const { share: foreign } = await aLock();
  await expect(unlock(record, await secretsOf(PIN, record), foreign)).rejects.toBeDefined();
  const wrong = await secretsOf('482914', record);
  expect(wrong.verifier).not.toBe(verifier);
  await expect(unlock(record, wrong, share)).rejects.toBeDefined();
});

it('D43: the same PIN says something else to the server on each device', async () => {
  const [one, other] = [await aLock(), await aLock()];
  expect(one.verifier).not.toBe(other.verifier);
  expect(one.verifier).toMatch(/^[\w-]{43}$/);
  expect(one.share).toMatch(/^[\w-]{43}$/);
});

it('D43: the account opens it without the PIN, and no other account does', async () => {
  const { account, record, key } = await aLock();
  const other = await anAccount();
  expect(await recover(record, account.opener, account.userId)).toEqual(key);
  await expect(recover(record, other.opener, account.userId)).rejects.toBeDefined();
  await expect(recover(record, account.opener, other.userId)).rejects.toBeDefined();
});
