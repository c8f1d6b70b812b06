import { productSourceLabels, stockLevelLabels } from '@brandwright/contract/catalog/enums.ts';
import { exportProducts } from '@brandwright/contract/catalog/export-products.ts';
import { listProducts } from '@brandwright/contract/catalog/list-products.ts';
import type { ProductRow } from '@brandwright/contract/catalog/entities.ts';
import { csvLine, decimal } from '../kernel/data/csv.ts';
import { implement } from '../kernel/request/implementation.ts';
import { keepCsv } from '../kernel/request/keep-download.ts';
import { averageCost } from './rules.ts';
import { readStockBook, type BookSku } from './stock-book.ts';

const header = [
  'Product', 'Variant', 'SKU', 'Barcode', 'Type', 'From', 'Enabled', 'Currency', 'Price', 'Cost', 'Landed cost', 'Weight (g)',
  'On hand', 'Needed by open orders', 'Left to sell', 'Stock', 'Low at', 'Sold in 30 days', 'Days left',
]; // prettier-ignore

const money = (amountMinor: number | null) => (amountMinor === null ? null : decimal(amountMinor));

const lineOf = (product: ProductRow, sku: BookSku) =>
  csvLine([
    product.title,
    sku.variant === '-' ? null : sku.variant,
    sku.code,
    sku.barcode,
    product.type,
    productSourceLabels[product.source],
    product.enabled ? 'Yes' : 'No',
    sku.currency,
    money(sku.priceMinor),
    money(sku.costMinor),
    money(averageCost(sku)),
    sku.weightGrams,
    sku.onHand,
    sku.committed,
    sku.available,
    stockLevelLabels[sku.level],
    sku.lowStockPoint,
    sku.soldUnits,
    sku.daysLeft,
  ]);

export default implement(exportProducts, {
  async run(context, { view, search }) {
    const { rows } = await context.call(listProducts, {
      view,
      ...(search === undefined ? {} : { search }),
      sort: 'title',
      page: 0,
      size: 9999,
    });
    const book = await readStockBook(context);
    const lines = rows.flatMap((product) =>
      (book.ofProduct.get(product.id) ?? []).map((sku) => lineOf(product, sku)),
    );
    const file = await keepCsv(context, 'products', [csvLine(header), ...lines]);
    return { output: { ...file, skus: lines.length }, subject: { kind: 'file', id: file.id } };
  },
});
