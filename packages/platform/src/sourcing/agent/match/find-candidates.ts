import type { Brief } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { and, arrayOverlaps, asc, desc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../kernel/context.ts';
import { itemColumns, supplierColumns, type SupplierRow } from '../../rows.ts';
import { matches, readSearchWords } from '../../search-words.ts';
import { marketplaceCategories, marketplaceItems, marketplaceSuppliers } from '../../tables.ts';
import { singular } from '../reading/text.ts';

export type MarketItem = Omit<
  typeof marketplaceItems.$inferSelect,
  'search' | 'searchNames' | 'searchTopics' | 'searchText'
>;

export interface Found {
  supplier: SupplierRow;
  /** The item that comes nearest to the brief; null when none is of its kind. */
  item: MarketItem | null;
}

/** Factories that are looked at for one brief. */
const mostCandidates = 200;

/** Factories of the category, or whose words fit, outside excluded countries, each with its nearest item. */
export async function findCandidates(context: Pick<Context, 'db'>, brief: Brief): Promise<Found[]> {
  const { query } = await readSearchWords(context, brief.product ?? '', { kind: 'any' });
  const byWords = (column: typeof marketplaceSuppliers.search | typeof marketplaceItems.search) =>
    query === null ? undefined : matches(column, query);
  const { categoryId } = brief;
  const noun = singular((brief.product ?? '').split(' ').at(-1) ?? '');
  const byNoun = noun === '' ? undefined : await readSearchWords(context, noun, { kind: 'any' });
  const kind = await kindOf(context, categoryId);
  const isFitting: SQL | undefined =
    categoryId === null
      ? or(
          byWords(marketplaceSuppliers.search),
          sql`exists (select from ${marketplaceItems} where ${marketplaceItems.supplierId} = ${marketplaceSuppliers.id} and ${byWords(marketplaceItems.search) ?? sql`false`})`,
        )
      : or(
          arrayOverlaps(marketplaceSuppliers.categoryIds, [categoryId]),
          byNoun?.query ? matches(marketplaceSuppliers.search, byNoun.query) : undefined,
        );
  if (!isFitting) return [];
  const suppliers = await context.db
    .select(supplierColumns)
    .from(marketplaceSuppliers)
    .where(
      and(
        isFitting,
        kind === null ? undefined : eq(marketplaceSuppliers.kind, kind),
        brief.countriesExcluded.length > 0
          ? notInArray(marketplaceSuppliers.country, brief.countriesExcluded)
          : undefined,
      ),
    )
    .orderBy(desc(marketplaceSuppliers.rank), asc(marketplaceSuppliers.id))
    .limit(mostCandidates);
  if (suppliers.length === 0) return [];
  const items = await context.db
    .select(itemColumns)
    .from(marketplaceItems)
    .where(
      and(
        inArray(
          marketplaceItems.supplierId,
          suppliers.map(({ id }) => id),
        ),
        eq(marketplaceItems.isSampleKit, false),
        categoryId === null ? byWords(marketplaceItems.search) : eq(marketplaceItems.categoryId, categoryId),
      ),
    )
    .orderBy(asc(marketplaceItems.id));
  const bySupplier = Map.groupBy(items, ({ supplierId }) => supplierId);
  return suppliers.map((supplier) => ({ supplier, item: nearest(bySupplier.get(supplier.id) ?? [], brief) }));
}

async function kindOf(context: Pick<Context, 'db'>, categoryId: string | null) {
  if (categoryId === null) return null;
  const [row] = await context.db
    .select({ kind: marketplaceCategories.kind })
    .from(marketplaceCategories)
    .where(eq(marketplaceCategories.id, categoryId));
  return row?.kind ?? null;
}

/** The item with most of the product's words, then of its materials; the noun counts double. */
export function nearest(items: readonly MarketItem[], { product, materials }: Brief): MarketItem | null {
  const words = (product ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(singular);
  const noun = words.at(-1) ?? '';
  const likeness = (item: MarketItem) => {
    const own = `${item.title} ${item.subgroup} ${item.materials.join(' ')}`.toLowerCase();
    const named =
      words.filter((word) => own.includes(word)).length + (noun !== '' && own.includes(noun) ? 1 : 0);
    return named + materials.filter((one) => own.includes(one)).length * 0.5;
  };
  return (
    [...items].sort(
      (a, b) =>
        likeness(b) - likeness(a) ||
        (a.unitPriceMinor ?? Infinity) - (b.unitPriceMinor ?? Infinity) ||
        (a.id < b.id ? -1 : 1),
    )[0] ?? null
  );
}
