export interface ApiProcess {
  readonly url: string;
  readonly pid: number | undefined;
  /** Resolves to the exit code or signal. */
  readonly exited: Promise<number | string>;
  readonly stop: () => Promise<void>;
}

export function startApi(options: {
  readonly env: Readonly<Record<string, string>>;
  readonly url?: string;
  readonly output?: 'inherit' | 'ignore' | number;
  readonly readyMs?: number;
  readonly signal?: AbortSignal;
  readonly onSpawn?: (pid: number | undefined) => void;
}): Promise<ApiProcess>;
