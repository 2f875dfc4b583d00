import type { LaunchOptions } from '@playwright/test';

/** Launch options of every browser that tests and benchmarks start. */
export declare function chromiumLaunchOptions(): LaunchOptions;
