import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

interface Built<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** Who asks: the transaction and the store whose rows are read. */
export interface Asker {
  db: Database;
  storeId: string;
}

/** A value that a statement gets when it is run. */
export const given = (name: string) => sql.placeholder(name);

/**
 * A query whose text never changes, for what is read often: it is built once for a connection and afterwards only gets its
 * values, as building it takes longer than sending it. `given('storeId')` is always the asker's store. PostgreSQL plans it
 * anew each time, so the plan fits the values.
 */
export function statement<R>(
  build: (db: Database) => { prepare(name: string): Built<R> },
): (asker: Asker, values: Readonly<Record<string, string | number>>) => Promise<R> {
  const ofConnection = new WeakMap<Database, Built<R>>();
  return ({ db, storeId }, values) => {
    const built = ofConnection.get(db) ?? build(db).prepare('');
    ofConnection.set(db, built);
    return built.execute({ ...values, storeId });
  };
}
