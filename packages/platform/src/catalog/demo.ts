import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { insertRows } from '../kernel/data/insert-rows.ts';
import type { DemoPart, DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { demoCatalog, type DemoProduct } from './demo-products.data.ts';
import { demoMovements, readShipped } from './demo-movements.ts';
import { searchTextOf } from './search-text.ts';
import { products, skuBundleParts, skus, stockLevels, stockMovements, stockPlaces } from './tables.ts';

const dayMs = 86_400_000;
const before = (tools: DemoTools, days: number) => new Date(tools.now.getTime() - days * dayMs);

/** Ids for other areas: `tools.id('product', store.key, title)`, `tools.id('stock item', store.key, code)`. */
const productId = (tools: DemoTools, store: DemoStore, title: string) =>
  tools.id('product', store.key, title);
const skuId = (tools: DemoTools, store: DemoStore, code: string) => tools.id('stock item', store.key, code);

/** What the demo stores sell, where it is kept, and why its stock changed in the last two months. */
export const catalogDemo: DemoPart = {
  async seedStore(store, tools) {
    const { storeId, key } = store;
    const sold = demoCatalog[key];
    const placeIds = {
      home: tools.id('stock place', key, 'home'),
      partner: tools.id('stock place', key, 'partner'),
    };
    const createdAt = before(tools, 540);
    await tools.db.insert(stockPlaces).values([
      { storeId, id: placeIds.home, name: 'Own stock', kind: 'OWN', isDefault: true, createdAt },
      ...(key === 'founder'
        ? [
            {
              storeId,
              id: placeIds.partner,
              name: 'Cascade Fulfillment',
              kind: 'FULFILLMENT_PARTNER' as const,
              address: '1820 Port Way, Tacoma, WA 98421',
              createdAt,
            },
            {
              storeId,
              id: tools.id('stock place', key, 'garage'),
              name: 'Garage',
              kind: 'OWN' as const,
              createdAt,
            },
          ]
        : []),
    ]);
    await tools.db.insert(products).values(sold.map((one) => productRow(store, tools, one)));

    const shipped = await readShipped(tools, storeId);
    const told = sold.flatMap((product, index) =>
      product.skus.map((sku, position) => {
        const id = skuId(tools, store, sku.code);
        const { movements, levels, landed } = demoMovements({
          sku,
          skuId: id,
          isBundle: product.parts !== undefined,
          vendor: product.vendor ?? null,
          turn: index,
          shipped: shipped.get(sku.code) ?? [],
          placeIds,
          now: tools.now,
        });
        const row: typeof skus.$inferInsert = {
          storeId,
          id,
          productId: productId(tools, store, product.title),
          position,
          code: sku.code,
          optionValues: sku.variant === null ? [] : [sku.variant],
          priceMinor: sku.priceMinor,
          currency: 'USD',
          costMinor: sku.costMinor || null,
          weightGrams: sku.weightGrams,
          tariffNumber: product.customs?.[0] ?? null,
          originCountry: product.customs?.[1] ?? null,
          lowStockPoint: sku.lowAt ?? null,
          ...landed,
          createdAt: before(tools, 540),
          updatedAt: before(tools, 70 - index),
        };
        return { row, movements, levels };
      }),
    );
    await tools.db.insert(skus).values(told.map(({ row }) => row));
    const levels = told.flatMap((one) => one.levels);
    await tools.db.insert(stockLevels).values(
      levels.map((level) => ({
        ...level,
        storeId,
        id: tools.id('stock level', level.skuId, level.placeId),
      })),
    );
    const movements = told.flatMap((one) => one.movements).sort((a, b) => a.at.getTime() - b.at.getTime());
    await insertRows(
      tools.db,
      stockMovements,
      movements.map((movement, at) => ({ ...movement, storeId, id: tools.id('stock movement', key, at) })),
    );
    await seedBundles(store, tools, sold);
  },
};

function productRow(store: DemoStore, tools: DemoTools, product: DemoProduct): typeof products.$inferInsert {
  const { title, description, type, tags, vendor = null, skus: own } = product;
  const [form, palette, mark] = product.drawing.split('.');
  const views = ['front', 'group', 'close'];
  const values = own.flatMap(({ variant }) => (variant === null ? [] : [variant]));
  return {
    storeId: store.storeId,
    id: productId(tools, store, title),
    title,
    description,
    type,
    vendor,
    tags,
    pictures: views.map((view) => ({
      url: `/files/drawn/product.${form}.${palette}.${mark}.${view}`,
      alt: title,
    })),
    options: values.length === 0 ? [] : [{ name: 'Style', values }],
    colorOptions: product.colors ?? '',
    source: 'OWN',
    enabled: product.isDisabled !== true,
    searchText: searchTextOf(
      { title, type, vendor, tags },
      own.map(({ code, variant }) => ({
        code,
        optionValues: variant === null ? [] : [variantWords([variant])],
      })),
    ),
    createdAt: before(tools, 540),
    updatedAt: before(tools, 30),
  };
}

async function seedBundles(store: DemoStore, tools: DemoTools, sold: readonly DemoProduct[]): Promise<void> {
  const rows = sold.flatMap(({ parts, skus: [own] }) =>
    parts === undefined || own === undefined
      ? []
      : Object.entries(parts).map(([code, quantity]) => ({
          storeId: store.storeId,
          id: tools.id('bundle part', store.key, own.code, code),
          bundleSkuId: skuId(tools, store, own.code),
          partSkuId: skuId(tools, store, code),
          quantity,
          createdAt: before(tools, 120),
        })),
  );
  if (rows.length > 0) await tools.db.insert(skuBundleParts).values(rows);
}
