/**
 * Does a job's work for one account after the other. One that fails, as its key does not open, keeps no other from its turn.
 * @throws the first failure, once all have had theirs: the job counts as failed
 */
export async function eachInTurn<T>(accounts: AsyncIterable<T>, work: (account: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for await (const account of accounts)
    try {
      await work(account);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
