/** Ids by a text, greatest first. Moving one costs a search, not a sort of them all. */
export class SortedIds {
  #ids: string[] = [];
  readonly #keys = new Map<string, string>();

  get ids(): readonly string[] {
    return this.#ids;
  }

  place(id: string, key: string): void {
    if (this.#keys.get(id) === key) return;
    this.remove(id);
    this.#keys.set(id, key);
    this.#ids.splice(this.#placeOf(id, key), 0, id);
  }

  remove(id: string): void {
    const key = this.#keys.get(id);
    if (key === undefined) return;
    const at = this.#placeOf(id, key);
    if (this.#ids[at] === id) this.#ids.splice(at, 1);
    this.#keys.delete(id);
  }

  /** Where an id stands, or would: the first place whose id is not before it. */
  #placeOf(id: string, key: string): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#ids[middle] ?? '';
      const otherKey = this.#keys.get(other) ?? '';
      if (otherKey > key || (otherKey === key && other > id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
