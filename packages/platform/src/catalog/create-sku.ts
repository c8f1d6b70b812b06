import { OperationError, type InputOf } from '@brandwright/contract';
import { createSku } from '@brandwright/contract/catalog/create-sku.ts';
import { mostSkusOfProduct, type ProductOption } from '@brandwright/contract/catalog/entities.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { money } from '@brandwright/contract/catalog/words.ts';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addSkus, codeOf, freeCodes, type NewSku } from './add-product.ts';
import { lockProduct, type ProductRecord } from './find-product.ts';
import { skuByCode, skusOfProduct, type NamedSku, type SkuRecord } from './find-sku.ts';
import { readSku } from './read-sku.ts';
import { refreshSearchText } from './search-text.ts';
import { products, skus, stockMovements } from './tables.ts';
import { lockSku } from './write-movements.ts';

type Input = InputOf<typeof createSku>;

const options = z.array(z.object({ name: z.string(), values: z.array(z.string()) }));
const made = z.object({ skuId: z.uuid(), updatedAt: z.string(), before: options, after: options });

export default implement(createSku, {
  async run(context, input) {
    const product = await lockProduct(context, input);
    const others = await skusOfProduct(context, product.id);
    const values = valuesOf(product, others, input);
    const sku = await skuOf(context, product, others, values, input);
    try {
      await addSkus(context, product.id, [sku], Math.max(-1, ...others.map((one) => one.sku.position)) + 1);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new OperationError(
        'conflict',
        `Another SKU took the code ${sku.code} at the same moment. Choose another.`,
      );
    }
    const after = withValues(product.options, values);
    await setOptions(context, product.id, after);
    const row = await madeSku(context, sku.code);
    return {
      output: {
        sku: await readSku(context, row.id),
        change: `Added ${variantWords(values)} to ${product.title}: ${sku.code}, ${money(sku.priceMinor, sku.currency)}${sku.onHand > 0 ? `, ${sku.onHand.toLocaleString('en-US')} in stock` : ''}.`,
      },
      undo: {
        skuId: row.id,
        updatedAt: row.updatedAt.toISOString(),
        before: product.options,
        after,
      } satisfies z.output<typeof made>,
      subject: { kind: 'sku', id: row.id },
    };
  },
  async undo(context, given) {
    const { skuId, updatedAt, before, after } = made.parse(given);
    const { code, productId, updatedAt: now } = await lockSku(context, skuId);
    const product = await lockProduct(context, { id: productId });
    const { committed, soldUnits } = await readSku(context, skuId);
    const [moved] = await context.db
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(
        and(
          eq(stockMovements.storeId, context.storeId),
          eq(stockMovements.skuId, skuId),
          ne(stockMovements.kind, 'OPENING'),
        ),
      )
      .limit(1);
    if (moved || committed > 0 || soldUnits > 0 || now.toISOString() !== updatedAt)
      throw new OperationError(
        'conflict',
        `${code} was changed, moved or sold since then, so this can’t be undone.`,
      );
    refuseChangedSince('product', { options: after }, product);
    await context.db.delete(skus).where(and(eq(skus.storeId, context.storeId), eq(skus.id, skuId)));
    await setOptions(context, productId, before);
  },
});

/** The option values that are given. Errors: bad_input without any, conflict where the product has them already. */
function valuesOf(product: ProductRecord, others: readonly NamedSku[], input: Input): string[] {
  const said = input.variant.split(',').map((value) => value.trim());
  const given = input.optionValues ?? said.filter(Boolean).slice(0, 5);
  if (given.length === 0)
    throw new OperationError('bad_input', `Which variant of ${product.title}? Say its color or size.`, [
      { path: 'variant', message: 'Needed.' },
    ]);
  if (product.source === 'PRINT_ON_DEMAND')
    throw new OperationError(
      'conflict',
      `${product.title} is printed on demand. Its variants come from its template.`,
    );
  if (others.length >= mostSkusOfProduct)
    throw new OperationError('too_large', `A product can have at most ${mostSkusOfProduct} SKUs.`);
  const values = given.map((value) => value.charAt(0).toUpperCase() + value.slice(1));
  const name = variantWords(values).toLowerCase();
  const there = others.find(({ sku }) => variantWords(sku.optionValues).toLowerCase() === name);
  if (there)
    throw new OperationError(
      'conflict',
      `${product.title} has the variant ${variantWords(values)} already: ${there.sku.code}.`,
      [{ path: 'variant', message: 'There already.' }],
    );
  return values;
}

/** The new SKU; what is not said is as with the others. */
async function skuOf(
  context: Context,
  { title }: ProductRecord,
  others: readonly NamedSku[],
  values: string[],
  input: Input,
): Promise<NewSku> {
  const [first] = others;
  const priceMinor = input.priceMinor ?? first?.sku.priceMinor;
  if (priceMinor === undefined)
    throw new OperationError('bad_input', `What does it cost in the shop?`, [
      { path: 'priceMinor', message: 'Needed.' },
    ]);
  if (input.code !== undefined && (await skuByCode(context, input.code)))
    throw new OperationError('conflict', `Another SKU has the code ${input.code}. Choose another.`, [
      { path: 'code', message: 'Taken.' },
    ]);
  const wanted = codeOf(title, ...values);
  const [free = wanted] = input.code === undefined ? await freeCodes(context, [wanted]) : [input.code];
  return {
    code: free,
    optionValues: values,
    priceMinor,
    currency: first?.sku.currency ?? 'USD',
    costMinor: input.costMinor ?? null,
    weightGrams: null,
    barcode: null,
    onHand: input.onHand,
  };
}

/** The options of a product with the values of one more variant. */
const withValues = (before: readonly ProductOption[], values: readonly string[]): ProductOption[] =>
  (before.length === 0 ? [{ name: 'Style', values: [] }] : before).map(({ name, values: known }, index) => {
    const value = values[index];
    const isNew = value !== undefined && !known.some((one) => one.toLowerCase() === value.toLowerCase());
    return { name, values: isNew ? [...known, value] : [...known] };
  });

async function setOptions(context: Context, productId: string, options: ProductOption[]): Promise<void> {
  await context.db
    .update(products)
    .set({ options, updatedAt: context.clock.now() })
    .where(and(eq(products.storeId, context.storeId), eq(products.id, productId)));
  await refreshSearchText(context, productId);
}

async function madeSku(context: Context, code: string): Promise<SkuRecord> {
  const row = await skuByCode(context, code);
  if (!row) throw new OperationError('internal', 'The variant couldn’t be saved. Try again.');
  return row;
}
