import type { ExpandedMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { and, arrayOverlaps, asc, count, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { expandedNetworkSuppliers as expanded } from '../../expanded-network/tables.ts';
import { singular } from '../reading/text.ts';

/** Records that are kept with a brief. */
const mostKept = 60;

/** Factories outside the marketplace whose sector or words fit: those in wanted countries first, then by id. */
export async function findExpanded(
  context: Pick<Context, 'db'>,
  brief: Brief,
): Promise<{ rows: ExpandedMatch[]; total: number }> {
  const words = (brief.product ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map(singular);
  const noun = words.at(-1);
  const byWords: SQL | undefined =
    noun === undefined ? undefined : sql`${expanded.search} @@ plainto_tsquery('english', ${noun})`;
  const byCategory =
    brief.categoryId === null ? undefined : arrayOverlaps(expanded.categoryIds, [brief.categoryId]);
  const fits = or(byWords, byCategory);
  if (!fits) return { rows: [], total: 0 };
  const where = and(
    fits,
    brief.countriesWanted.length > 0 ? inArray(expanded.country, brief.countriesWanted) : undefined,
    brief.countriesExcluded.length > 0 ? notInArray(expanded.country, brief.countriesExcluded) : undefined,
  );
  const found = await context.db
    .select({
      id: expanded.id,
      name: expanded.name,
      country: expanded.country,
      countryName: expanded.countryName,
      city: expanded.city,
      sector: expanded.sector,
      categoryIds: expanded.categoryIds,
      saysIt: sql<boolean>`coalesce(${byWords ?? sql`false`}, false)`,
    })
    .from(expanded)
    .where(where)
    .orderBy(sql`(${byWords ?? sql`false`}) desc`, asc(expanded.nameKey), asc(expanded.id))
    .limit(mostKept);
  const [counted] = await context.db.select({ total: count() }).from(expanded).where(where);
  const rows = found.map((row, index): ExpandedMatch => ({
    rank: index + 1,
    companyId: row.id,
    name: row.name,
    country: row.country,
    countryName: row.countryName,
    city: row.city,
    sector: row.sector,
    reasons: [
      ...(row.saysIt && noun ? [`Its record mentions \u201c${noun}\u201d.`] : []),
      ...(brief.categoryId !== null && row.categoryIds.includes(brief.categoryId)
        ? ['Its sector answers to the category.']
        : []),
      ...(brief.countriesWanted.includes(row.country) ? [`In ${row.countryName}, as you wish.`] : []),
    ],
    asksFirst: true,
  }));
  return { rows, total: counted?.total ?? 0 };
}
