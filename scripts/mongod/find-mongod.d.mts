export interface Mongod {
  readonly path: string;
  readonly version: string;
  readonly major: number;
}
export function findMongod(options?: { major?: number }): Promise<Mongod>;
