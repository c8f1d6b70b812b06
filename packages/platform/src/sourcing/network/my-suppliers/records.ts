import { and, isNull, or, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../../kernel/area.ts';
import type { RecordCandidate } from '../../../kernel/records/record-candidate.ts';
import { searchTokens } from '../../marketplace/rules.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { normalName } from './normal.ts';
import { ofStore } from './rows.ts';
import { mySuppliers } from './tables.ts';
import { escapeLike } from '../../../kernel/records/like-all.ts';

const most = 6;

/**
 * Suppliers of the store whose name stands in the words. Those of the marketplace are found there; these are the ones that
 * only this store knows.
 */
export const mySupplierFinder: RecordFinder = {
  kind: 'supplier',
  async find(context, words) {
    const tokens = searchTokens(words);
    if (tokens.length === 0) return [];
    const rows = await context.db
      .select({
        id: mySuppliers.id,
        name: mySuppliers.name,
        city: mySuppliers.city,
        country: mySuppliers.country,
      })
      .from(mySuppliers)
      .where(
        and(
          ofStore(context),
          isNull(mySuppliers.marketplaceSupplierId),
          or(...tokens.map((token) => sql`${mySuppliers.nameKey} like ${`%${escapeLike(token)}%`}`)),
        ),
      )
      .limit(60);
    return rows
      .map(({ id, name, city, country }): RecordCandidate => ({
        kind: 'supplier',
        value: id,
        id,
        label: [name, city ?? (country && countryName(country))].filter(Boolean).join(', '),
        ...likeness(name, words),
      }))
      .filter((one) => one.score >= 0.5)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};

/** As written, as said without the form of the law, or by its telling words. */
export function likeness(name: string, words: string): { matched: string; score: number } {
  const said = ` ${spaced(words)} `;
  if (said.includes(` ${spaced(name)} `)) return { matched: spaced(name), score: 1 };
  const plainSaid = ` ${plainWords(words)} `;
  const key = normalName(name);
  if (plainSaid.includes(` ${key} `)) return { matched: key, score: 0.98 };
  const own = searchTokens(key);
  const matched = own.filter((token) => plainSaid.includes(` ${token} `));
  return { matched: matched.join(' '), score: own.length === 0 ? 0 : (0.95 * matched.length) / own.length };
}

/** The words as the conversation compares them. */
const spaced = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
