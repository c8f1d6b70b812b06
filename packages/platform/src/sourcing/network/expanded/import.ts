import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sql } from 'drizzle-orm';
import { withoutDuplicates } from '../my-suppliers/list/duplicates.ts';
import { readSupplierList } from '../my-suppliers/list/read-list.ts';
import { marketplaceCategories } from '../../marketplace/tables.ts';
import { networkRow } from './build-record.ts';
import { expandedNetworkSuppliers } from './tables.ts';

export interface NetworkFile {
  name: string;
  bytes: Uint8Array;
}

export interface LoadedNetworkFile {
  name: string;
  rows: number;
  added: number;
  /** Here already; what the list says anew was taken over. */
  refreshed: number;
  duplicates: number;
  /** Rows without a name or a country, with their lines. */
  skipped: { line: number; message: string }[];
}

const rowsAtOnce = 500;

/**
 * Loads lists of factories into the expanded network, all files or none. A factory is the same when source, name and
 * address are: loading again changes nothing. The source of a file is `source`, or its name without its ending.
 * Errors: those of reading a list.
 */
export async function importExpandedNetwork(
  client: pg.Client,
  files: readonly NetworkFile[],
  { now, source }: { now: Date; source?: string },
): Promise<LoadedNetworkFile[]> {
  return drizzle(client).transaction(async (db) => {
    const categories = await db
      .select({
        id: marketplaceCategories.id,
        name: marketplaceCategories.name,
        words: marketplaceCategories.words,
      })
      .from(marketplaceCategories);
    const loaded: LoadedNetworkFile[] = [];
    for (const file of files) {
      const list = readSupplierList(file.bytes);
      const { kept, duplicates } = withoutDuplicates(list.suppliers);
      const skipped = list.bad.map(({ line, message }) => ({ line, message }));
      const rows = kept.flatMap((one) => {
        if (one.country === null) {
          skipped.push({ line: one.line, message: `${one.name}: no country is known` });
          return [];
        }
        const { name, country, city, email, website } = one;
        const facts = {
          name,
          country,
          city,
          email,
          website,
          address: one.address ?? '',
          sector: one.sector ?? 'Other',
          source: source ?? file.name.replace(/\.[^.]*$/, ''),
        };
        return [networkRow(facts, categories, now)];
      });
      let added = 0;
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const written = await db
          .insert(expandedNetworkSuppliers)
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflictDoUpdate({
            target: [
              expandedNetworkSuppliers.source,
              expandedNetworkSuppliers.nameKey,
              expandedNetworkSuppliers.addressKey,
            ],
            set: Object.fromEntries(
              [
                'name',
                'country',
                'country_name',
                'address',
                'city',
                'sector',
                'category_ids',
                'email',
                'website',
                'searchable',
              ].map((column) => [camel(column), sql.raw(`excluded.${column}`)]),
            ),
          })
          .returning({ isNew: sql<boolean>`xmax = 0` });
        added += written.filter((one) => one.isNew).length;
      }
      loaded.push({
        name: file.name,
        rows: list.rows,
        added,
        refreshed: rows.length - added,
        duplicates: duplicates.length,
        skipped,
      });
    }
    return loaded;
  });
}

const camel = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
