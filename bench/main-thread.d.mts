import type { CDPSession } from '@playwright/test';

export function watchMainThread(devtools: CDPSession): Promise<() => Promise<number[]>>;
