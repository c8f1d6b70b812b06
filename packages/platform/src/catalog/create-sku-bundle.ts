import { OperationError, type InputOf } from '@brandwright/contract';
import { createSkuBundle } from '@brandwright/contract/catalog/create-sku-bundle.ts';
import { longestProductTitle } from '@brandwright/contract/catalog/entities.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addProduct, codeOf, freeCodes } from './add-product.ts';
import { findProduct } from './find-product.ts';
import { findSku, skuByCode, type NamedSku } from './find-sku.ts';
import { toBundle } from './read-bundles.ts';
import { readStockBook, type StockBook } from './stock-book.ts';
import { skuBundleParts } from './tables.ts';
import { keptForUndo, undoCreated } from './undo-created.ts';

type Given = InputOf<typeof createSkuBundle>;

interface Part {
  named: NamedSku;
  quantity: number;
}

async function partsOf(context: Context, book: StockBook, input: Given): Promise<Part[]> {
  const said = input.parts ?? [
    ...(input.first === undefined ? [] : [{ sku: input.first, quantity: input.firstQuantity }]),
    ...(input.second === undefined ? [] : [{ sku: input.second, quantity: input.secondQuantity }]),
  ];
  const parts = new Map<string, Part>();
  for (const { sku, quantity } of said) {
    const named = await findSku(context, sku);
    parts.set(named.sku.id, { named, quantity: quantity + (parts.get(named.sku.id)?.quantity ?? 0) });
  }
  const all = [...parts.values()];
  if (all.reduce((sum, { quantity }) => sum + quantity, 0) < 2)
    throw new OperationError('bad_input', 'A bundle needs two units or more. Which products go into it?', [
      { path: input.first === undefined ? 'first' : 'second', message: 'Needed.' },
    ]);
  for (const { named } of all) {
    const { code } = named.sku;
    const found = book.byId.get(named.sku.id);
    if (found && found.parts.length > 0)
      throw new OperationError('conflict', `${code} is a bundle itself. Choose its parts instead.`);
    if (found?.isMadeToOrder)
      throw new OperationError(
        'conflict',
        `${code} is made to order, so a bundle can’t be packed of it. Choose products that are kept in stock.`,
      );
  }
  const currencies = new Set(all.map(({ named }) => named.sku.currency));
  if (currencies.size > 1)
    throw new OperationError(
      'conflict',
      `The parts are sold in ${[...currencies].join(' and ')}. Bundle products of one currency.`,
    );
  return all;
}

export default implement(createSkuBundle, {
  async run(context, input) {
    const parts = await partsOf(context, await readStockBook(context), input);
    if (input.code !== undefined && (await skuByCode(context, input.code)))
      throw new OperationError('conflict', `Another SKU has the code ${input.code}. Choose another.`, [
        { path: 'code', message: 'Taken.' },
      ]);
    const title =
      input.title ??
      parts
        .map(({ named }) => named.title)
        .join(' + ')
        .slice(0, longestProductTitle);
    const [code = codeOf(title)] = await freeCodes(context, [input.code ?? codeOf(title)]);
    const productId = await addProduct(context, {
      title,
      description: '',
      type: 'Bundles',
      vendor: null,
      tags: ['bundle'],
      pictures: [],
      options: [],
      colorOptions: '',
      source: 'OWN',
      enabled: true,
      handle: null,
      templateId: null,
      skus: [
        {
          code,
          optionValues: [],
          priceMinor: input.priceMinor,
          currency: parts[0]?.named.sku.currency ?? 'USD',
          costMinor: null,
          weightGrams: weightOf(parts),
          barcode: null,
          onHand: 0,
        },
      ],
    });
    const bundle = await skuByCode(context, code);
    if (!bundle) throw new Error('The bundle was not written.');
    await context.db.insert(skuBundleParts).values(
      parts.map(({ named, quantity }) => ({
        storeId: context.storeId,
        id: randomUUID(),
        bundleSkuId: bundle.id,
        partSkuId: named.sku.id,
        quantity,
        createdAt: context.clock.now(),
      })),
    );
    const book = await readStockBook(context);
    const written = book.byId.get(bundle.id);
    if (!written) throw new Error('The bundle was not written.');
    return {
      output: toBundle(book, written),
      undo: keptForUndo(await findProduct(context, { id: productId })),
      subject: { kind: 'product', id: productId },
    };
  },
  undo: undoCreated,
});

/** Of all parts; null where one has none. */
function weightOf(parts: readonly Part[]): number | null {
  if (parts.some(({ named }) => named.sku.weightGrams === null)) return null;
  return parts.reduce((sum, { named, quantity }) => sum + quantity * (named.sku.weightGrams ?? 0), 0);
}
