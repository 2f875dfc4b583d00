/** The whole product on free ports and in a data folder that is thrown away. */
export declare function startProduct(options?: {
  readonly demo?: boolean;
  readonly besides?: readonly Record<string, string>[];
  readonly env?: Record<string, string>;
  readonly output?: number;
}): Promise<{
  readonly url: string;
  readonly urls: readonly string[];
  readonly dataDir: string;
  readonly log: string;
  readonly mongodbUri: string;
  stop(): Promise<void>;
}>;
