import { type CallAnswer, answerCalls } from '@app/shared-ui/testing/render-with-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@app/shared-ui/host/query-client';
import { Toaster } from '../ui/toasts/toaster.tsx';

/**
 * Renders a screen of the shell with its query client, router and toaster, and waits for lazily loaded parts.
 * @returns Testing Library's queries, `calls` that left the page, `location()`, and `user` who clicks and types
 */
export async function renderInShell(
  ui: ReactNode,
  { path = '/', state, answers = [] }: { path?: string; state?: unknown; answers?: readonly CallAnswer[] } = {},
) {
  // jsdom lacks it.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const calls = answerCalls(...answers);
  const queryClient = createQueryClient();
  let location = path;
  const user = userEvent.setup({ delay: null });
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[state === undefined ? path : { pathname: path, state }]}>
          <LocationProbe onChange={(next) => (location = next)} />
          <Toaster>{ui}</Toaster>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return { ...view, calls, user, queryClient, location: () => location };
}

function LocationProbe({ onChange }: { readonly onChange: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`);
  return null;
}
