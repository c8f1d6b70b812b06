import { and, eq, sum } from 'drizzle-orm';
import { given, statement, type Asker } from './statement.ts';
import { rowTallies } from './tables.ts';

const readTally = statement((db) =>
  db
    .select({ rows: sum(rowTallies.rows).mapWith(Number) })
    .from(rowTallies)
    .where(
      and(
        eq(rowTallies.storeId, given('storeId')),
        eq(rowTallies.ofTable, given('ofTable')),
        eq(rowTallies.standing, given('standing')),
      ),
    ),
);

/**
 * How many rows of a table stand so in the store, from the tallies that the database keeps: no row of the table is read.
 * `routines/row-tallies.sql` says which tables are tallied, and under which standings.
 */
export async function tallyRows(asker: Asker, ofTable: string, standing: string): Promise<number> {
  const [tally] = await readTally(asker, { ofTable, standing });
  return tally?.rows ?? 0;
}
