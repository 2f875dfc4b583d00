import type { BrowserContext, Page } from '@playwright/test';
import type { Account, Accounts } from '../fixtures/accounts.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import type { Source } from './text-recorder.ts';

/** Fixtures of a scenario. */
export interface ScenarioContext {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  readonly signIn: (account?: Account) => Promise<Account>;
  readonly signInAfresh: (account: Account) => Promise<void>;
  /** Navigates, after recording what is shown now. */
  readonly goto: (address: string) => Promise<void>;
  /** Waits until the page that was navigated to last has shown something in a source. */
  readonly untilRecorded: (source: Source) => Promise<void>;
  /** Waits until the page has shown a text since the scenario began. */
  readonly until: (text: string | RegExp, timeoutMs?: number) => Promise<void>;
}

/** Brings the page into the states in which specified texts appear. */
export interface Scenario {
  readonly run: (scenario: ScenarioContext) => Promise<void>;
  /** Provoked console errors, each by a part of its text. */
  readonly faults?: readonly string[];
  /** Triples the timeout. */
  readonly isLong?: boolean;
}

/** Answers a call with an empty failure until the returned function is called. */
export async function failing(page: Page, address: string, status = 500): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status, body: '' }));
  return () => page.unroute(address);
}

/** Closes the toast: an error stays until then and lets no success through (D26). */
export const closeToast = (page: Page): Promise<void> =>
  page.locator('[data-toast]').getByRole('button', { includeHidden: true }).click();
