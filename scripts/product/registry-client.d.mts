/** The calls of the registry, as a team's deploy makes them. */
export declare function registryClient(options: { readonly url: string; readonly token: string }): {
  list(): Promise<readonly { readonly name: string; readonly promoted: string | null }[]>;
  publish(name: string, dist?: string): Promise<void>;
  promote(
    name: string,
    version: string,
    options?: { readonly allowOlder?: boolean },
  ): Promise<{ readonly version: string }>;
  retire(name: string): Promise<{ readonly version: string }>;
  rollback(name: string): Promise<{ readonly version: string }>;
};
