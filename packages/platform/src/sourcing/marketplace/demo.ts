import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import {
  itemsOf,
  sampleKitOf,
  subcategoryId,
  type ItemInsert,
  type TemplateUses,
} from './demo/build-items.ts';
import { reviewsOf, type ReviewInsert } from './demo/build-reviews.ts';
import { supplierRow, type SupplierInsert } from './demo/build-supplier.ts';
import { demoCategories } from './demo/categories.ts';
import { demoItemTemplates } from './demo/items.ts';
import { productPicture } from './demo/pictures.ts';
import { demoSuppliers } from './demo/suppliers.ts';
import {
  favorites,
  marketplaceCategories,
  marketplaceItems,
  marketplaceReviews,
  marketplaceSubcategories,
  marketplaceSuppliers,
  marketplaceViews,
} from './tables.ts';
import { learnMarketplaceWords } from './words.ts';

const dayMs = 86_400_000;
const rowsPerInsert = 250;

/** The demo marketplace, and what the demo stores saved and looked at in it. */
export const marketplaceDemo: DemoPart = {
  async seedShared(tools) {
    await seedCategories(tools);
    const { suppliers, items, reviews } = makeMarketplace(tools);
    for (const rows of chunks(suppliers))
      await tools.db.insert(marketplaceSuppliers).values(rows).onConflictDoNothing();
    for (const rows of chunks(items))
      await tools.db.insert(marketplaceItems).values(rows).onConflictDoNothing();
    for (const rows of chunks(reviews))
      await tools.db.insert(marketplaceReviews).values(rows).onConflictDoNothing();
    await learnMarketplaceWords(tools.db);
  },
  seedStore: seedTastes,
};

export function makeMarketplace(tools: DemoTools): {
  suppliers: SupplierInsert[];
  items: ItemInsert[];
  reviews: ReviewInsert[];
} {
  const suppliers: SupplierInsert[] = [];
  const items: ItemInsert[] = [];
  const reviews: ReviewInsert[] = [];
  const turns = new Map<string, number>();
  const uses: TemplateUses = new Map();
  for (const [index, supplier] of demoSuppliers.entries()) {
    const main = supplier.categories[0] ?? '';
    const turn = turns.get(main) ?? 0;
    turns.set(main, turn + 1);
    const id = supplierIdOf(supplier.name, tools);
    const daysAgo = supplier.marks.includes('n')
      ? tools.random.between(5, 24)
      : tools.random.between(60, 880);
    const enabledAt = new Date(tools.now.getTime() - daysAgo * dayMs);
    const sold = itemsOf(supplier, id, turn, enabledAt, uses, tools);
    const kit = sampleKitOf(supplier, sold, tools);
    const own = kit ? [...sold, kit] : sold;
    const reviewed = reviewsOf(supplier, id, sold, enabledAt, tools);
    const row = supplierRow(supplier, {
      id,
      index,
      items: own,
      averageReview: reviewed.average,
      reviewCount: reviewed.rows.length,
      enabledAt,
    });
    suppliers.push(row);
    items.push(...own.map((item, place) => ({ ...item, rank: row.rank - place * 17 })));
    reviews.push(...reviewed.rows);
  }
  return { suppliers, items, reviews };
}

export const supplierIdOf = (name: string, tools: DemoTools) => tools.id('marketplace supplier', name);

async function seedCategories(tools: DemoTools): Promise<void> {
  const rows = demoCategories.map(({ id, name, kind, vertical, group, words, cover }, position) => ({
    id,
    name,
    kind,
    vertical,
    group,
    words,
    position,
    coverUrl: productPicture(cover.form, cover.palette, cover.mark, 'front'),
  }));
  await tools.db.insert(marketplaceCategories).values(rows).onConflictDoNothing();
  const shelves = new Map(demoItemTemplates.map((template) => [subcategoryId(template), template]));
  const subcategories = [...shelves].map(([id, template], position) => ({
    id,
    categoryId: template.category,
    subgroup: template.subgroup,
    position,
  }));
  await tools.db.insert(marketplaceSubcategories).values(subcategories).onConflictDoNothing();
}

const savedByFounder = ['Lume & Cera', 'Olaria do Vale', 'Coastline Tote Co.', 'Union Street Tees'];
const savedByRival = ['Ningbo Hearthlight'];

async function seedTastes(store: DemoStore, tools: DemoTools): Promise<void> {
  const names = store.key === 'founder' ? savedByFounder : savedByRival;
  const { items } = makeMarketplace(tools);
  const saved = names.map((name, index) => ({
    storeId: store.storeId,
    id: tools.id('favorite', store.key, name),
    supplierId: supplierIdOf(name, tools),
    itemId: null,
    createdAt: new Date(tools.now.getTime() - (index + 2) * 6 * dayMs),
  }));
  const liked =
    store.key === 'founder'
      ? items.filter((item) => item.supplierId === supplierIdOf('Brightwell Candle Works', tools)).slice(0, 2)
      : [];
  const savedItems = liked.map((item, index) => ({
    storeId: store.storeId,
    id: tools.id('favorite', store.key, item.id),
    supplierId: item.supplierId,
    itemId: item.id,
    createdAt: new Date(tools.now.getTime() - (index + 1) * 2 * dayMs),
  }));
  await tools.db
    .insert(favorites)
    .values([...saved, ...savedItems])
    .onConflictDoNothing();
  const seen = items
    .filter((item) => item.categoryId === 'candles' || item.categoryId === 'drinkware')
    .slice(0, 8);
  const views = seen.map((item, index) => ({
    storeId: store.storeId,
    id: tools.id('marketplace view', store.key, item.id),
    supplierId: item.supplierId,
    itemId: item.id,
    categoryId: item.categoryId,
    views: 1 + (index % 3),
    lastViewedAt: new Date(tools.now.getTime() - (index + 1) * dayMs),
  }));
  await tools.db.insert(marketplaceViews).values(views).onConflictDoNothing();
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, index) =>
    rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  );
}
