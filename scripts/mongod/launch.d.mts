export interface LaunchedMongod {
  readonly uri: string;
  stop(): Promise<void>;
}
export function launchMongod(options: { dataDir: string; auth?: boolean }): Promise<LaunchedMongod>;
