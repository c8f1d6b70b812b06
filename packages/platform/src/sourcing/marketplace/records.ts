import { eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { searchTokens, spacedWords } from './rules.ts';
import {
  marketplaceCategories as categories,
  marketplaceItems as items,
  marketplaceSuppliers as suppliers,
} from './tables.ts';

const mostCandidates = 6;
/** Suppliers whose name, or the telling start of it, stands in the words. */
const supplierFinder: RecordFinder = {
  kind: 'supplier',
  async find({ db }, words) {
    const tokens = searchTokens(words);
    if (tokens.length === 0) return [];
    const rows = await db
      .select({
        id: suppliers.id,
        name: suppliers.name,
        city: suppliers.city,
        countryName: suppliers.countryName,
      })
      .from(suppliers)
      .where(nameHasAny(suppliers.name, tokens))
      .limit(40);
    return best(
      rows.map((row) => ({
        kind: 'supplier',
        value: row.id,
        id: row.id,
        label: `${row.name}, ${row.city}, ${row.countryName}`,
        ...likeness(row.name, words),
      })),
    );
  },
};

/** Catalog items whose title stands in the words, wholly or for the most part. */
const itemFinder: RecordFinder = {
  kind: 'catalog_item',
  async find({ db }, words) {
    const tokens = searchTokens(words);
    if (tokens.length < 2) return [];
    const rows = await db
      .select({ id: items.id, title: items.title, supplierName: suppliers.name })
      .from(items)
      .innerJoin(suppliers, eq(suppliers.id, items.supplierId))
      .where(nameHasAny(items.title, tokens))
      .limit(200);
    const found = rows.map((row): RecordCandidate => ({
      kind: 'catalog_item',
      value: row.id,
      id: row.id,
      label: `${row.title}, ${row.supplierName}`,
      ...likeness(row.title, words),
    }));
    // A title of which only a word or two was said is a search, not a name.
    return best(found.filter((one) => one.score >= 0.8));
  },
};

/** Categories by name or by the other words for them. */
const categoryFinder: RecordFinder = {
  kind: 'category',
  async find({ db }, words) {
    const said = spacedWords(words);
    const rows = await db
      .select({ id: categories.id, name: categories.name, words: categories.words })
      .from(categories);
    const found = rows.flatMap((row): RecordCandidate[] => {
      const named = [row.name.toLowerCase(), ...row.words]
        .filter((word) => said.includes(spacedWords(word)))
        .sort((a, b) => b.length - a.length)[0];
      return named === undefined
        ? []
        : [{ kind: 'category', value: row.id, id: row.id, label: row.name, matched: named, score: 1 }];
    });
    return best(found);
  },
};

export const marketplaceRecords: readonly RecordFinder[] = [supplierFinder, itemFinder, categoryFinder];

function nameHasAny(column: unknown, tokens: readonly string[]) {
  return sql`to_tsvector('simple'::regconfig, ${column}) @@ to_tsquery('simple', ${tokens.join(' | ')})`;
}

/** Share of the name's telling words that were said; the whole name said in a row counts 1. */
function likeness(name: string, words: string): { matched: string; score: number } {
  const said = spacedWords(words);
  if (said.includes(spacedWords(name))) return { matched: name.toLowerCase(), score: 1 };
  const own = searchTokens(name);
  const matched = own.filter((token) => said.includes(` ${token} `));
  return { matched: matched.join(' '), score: own.length === 0 ? 0 : (0.95 * matched.length) / own.length };
}

/** The likeliest few; a single common word out of a long name does not name anybody. */
function best(found: RecordCandidate[]): RecordCandidate[] {
  return found
    .filter((one) => one.score >= 0.5)
    .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
    .slice(0, mostCandidates);
}
