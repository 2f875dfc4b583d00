import type { AccountDatabase, AccountSchema } from './database.ts';
import type { Row, RowCodec, RowStore } from './row-codec.ts';

type Key<Name extends RowStore> = AccountSchema[Name]['key'];

/** The account's database, read and written through the codec of its rows: the one way to them. */
export class AccountRows {
  constructor(
    readonly database: AccountDatabase,
    readonly codec: RowCodec,
  ) {}

  async get<Name extends RowStore>(name: Name, key: Key<Name>): Promise<Row<Name> | undefined> {
    const row = await this.database.get(name, key);
    return row && this.codec.open(name, row);
  }

  async getAll<Name extends RowStore>(name: Name): Promise<Row<Name>[]> {
    return (await this.database.getAll(name)).map((row) => this.codec.open(name, row));
  }

  async put<Name extends RowStore>(name: Name, row: Row<Name>): Promise<void> {
    await this.database.put(name, this.codec.seal(name, row));
  }

  async add<Name extends RowStore>(name: Name, row: Row<Name>): Promise<void> {
    await this.database.add(name, this.codec.seal(name, row));
  }

  delete<Name extends RowStore>(name: Name, key: Key<Name>): Promise<void> {
    return this.database.delete(name, key);
  }

  close(): void {
    this.database.close();
  }
}
