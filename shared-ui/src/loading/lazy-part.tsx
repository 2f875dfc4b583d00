import { type ComponentType, type ReactNode, useState } from 'react';
import { useLoaded, watch } from './use-loaded.ts';

export interface LazyPart<Props> {
  /** The component; shows `fallback` until its code has loaded. A failure is thrown; remounting retries. */
  readonly Part: ComponentType<Props & { readonly fallback?: ReactNode }>;
  /** Prefetches the code. @returns when it has loaded or failed; never rejects: the failure is thrown when `Part` renders */
  readonly prepare: () => Promise<void>;
}

const failures = new WeakSet<object>();

/** Whether an error says that the code of a part did not come; any other is a fault of the part that came. */
export const isFailedLoad = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** A component whose code comes when it is first asked for: React's `lazy`, without a suspension (see `useLoaded`). */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const ask = () => {
    if (loading) return loading;
    loading = load();
    loading.catch((error: unknown) => {
      loading = undefined;
      if (typeof error === 'object' && error !== null) failures.add(error);
    });
    void watch(loading);
    return loading;
  };

  function Part({ fallback, ...props }: Props & { readonly fallback?: ReactNode }): ReactNode {
    const [asked] = useState(ask);
    const Content = useLoaded<ComponentType<typeof props>>(asked as Promise<ComponentType<typeof props>>);
    // oxlint-disable-next-line react/static-components -- not created here: it is the same for the same promise
    return Content ? <Content {...props} /> : fallback;
  }
  return { Part, prepare: () => watch(ask()) };
}
