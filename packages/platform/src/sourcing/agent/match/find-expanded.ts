import type { ExpandedMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import { and, asc, count, desc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { recordQuery } from '../../network/expanded/record-query.ts';
import { expandedNetworkSuppliers as expanded } from '../../network/expanded/tables.ts';
import { matches } from '../../marketplace/search-words.ts';

/** Records that are kept with a brief. */
const mostKept = 60;

/**
 * Factories outside the marketplace that may make what is wanted, in the countries wished for: those that name it first.
 * All that is known is a sector, so each asks first.
 */
export async function findExpanded(
  context: Pick<Context, 'db'>,
  brief: Brief,
  wanted: ProductWords,
): Promise<{ rows: ExpandedMatch[]; total: number }> {
  const query = recordQuery([wanted]);
  if (!query) return { rows: [], total: 0 };
  const where = and(
    matches(expanded.search, query.may),
    brief.countriesWanted.length > 0 ? inArray(expanded.country, brief.countriesWanted) : undefined,
    brief.countriesExcluded.length > 0 ? notInArray(expanded.country, brief.countriesExcluded) : undefined,
  );
  // Of the record's own words: `search` also holds other words for its sector.
  const own = sql`to_tsvector('english'::regconfig, ${expanded.name} || ' ' || ${expanded.sector})`;
  const namesIt = query.names === '' ? sql<boolean>`false` : matches(own, query.names).mapWith(Boolean);
  const found = await context.db
    .select({
      id: expanded.id,
      name: expanded.name,
      country: expanded.country,
      countryName: expanded.countryName,
      city: expanded.city,
      sector: expanded.sector,
      namesIt,
    })
    .from(expanded)
    .where(where)
    .orderBy(desc(namesIt), asc(expanded.nameKey), asc(expanded.id))
    .limit(mostKept);
  const [counted] = await context.db.select({ total: count() }).from(expanded).where(where);
  const rows = found.map(({ id, namesIt: isNamed, ...row }, index): ExpandedMatch => ({
    rank: index + 1,
    companyId: id,
    ...row,
    reasons: [
      isNamed
        ? `Its record mentions \u201c${wanted.noun.join(' ')}\u201d.`
        : 'Its sector makes this kind of product; ask whether it makes this one.',
      ...(brief.countriesWanted.includes(row.country) ? [`In ${row.countryName}, as you asked.`] : []),
    ],
    asksFirst: true,
  }));
  return { rows, total: counted?.total ?? 0 };
}
