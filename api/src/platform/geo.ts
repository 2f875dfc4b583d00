import maxmind, { type CityResponse, type Reader } from 'maxmind';
import type { Logger } from './logger.ts';

export interface Place {
  readonly city: string | null;
  readonly country: string | null;
}

const NOWHERE: Place = { city: null, country: null };

const spanish = (names: { readonly es?: string; readonly en?: string } | undefined): string | null =>
  names?.es ?? names?.en ?? null;

/** Place of an address, from the operator's own database file (`GEOIP_DB`): no address ever leaves this machine (D15). */
export class Geo {
  readonly #file: string | undefined;
  readonly #logger: Logger;
  #reader: Promise<Reader<CityResponse> | undefined> | undefined;

  constructor(file: string | undefined, logger: Logger) {
    this.#file = file;
    this.#logger = logger;
  }

  /** Locates an address; a private one, a missing file and an unreadable one give no place. */
  async locate(ip: string): Promise<Place> {
    this.#reader ??= this.#open();
    const found = maxmind.validate(ip) ? (await this.#reader)?.get(ip) : undefined;
    return found ? { city: spanish(found.city?.names), country: spanish(found.country?.names) } : NOWHERE;
  }

  async #open(): Promise<Reader<CityResponse> | undefined> {
    if (!this.#file) return undefined;
    try {
      return await maxmind.open<CityResponse>(this.#file);
    } catch (error) {
      this.#logger.warn({ err: error }, 'GEOIP_DB is not readable');
      return undefined;
    }
  }
}
