/** The token that publishing needs. */
export declare function deployToken(dataDir: string): string;
