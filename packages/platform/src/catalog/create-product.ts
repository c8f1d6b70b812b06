import { OperationError, type InputOf } from '@brandwright/contract';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addProduct, codeOf, freeCodes, type NewSku } from './add-product.ts';
import { findProduct } from './find-product.ts';
import { skuByCode } from './find-sku.ts';
import { readProduct } from './read-product.ts';
import { keptForUndo, undoCreated } from './undo-created.ts';

async function skusOf(context: Context, input: InputOf<typeof createProduct>): Promise<NewSku[]> {
  const wanted = input.variants ?? [{ values: [], code: input.code, onHand: input.onHand }];
  const given = wanted.flatMap(({ code }) => (code === undefined ? [] : [code]));
  for (const code of given)
    if (await skuByCode(context, code))
      throw new OperationError('conflict', `Another SKU has the code ${code}. Choose another.`, [
        { path: 'code', message: 'Taken.' },
      ]);
  const made = await freeCodes(
    context,
    wanted.map(({ code, values }) => code ?? codeOf(input.title, ...values)),
  );
  return wanted.map((variant, at) => ({
    code: made[at] ?? codeOf(input.title),
    optionValues: variant.values,
    priceMinor: ('priceMinor' in variant ? variant.priceMinor : undefined) ?? input.priceMinor,
    currency: 'USD',
    costMinor: input.costMinor ?? null,
    weightGrams: null,
    barcode: null,
    onHand: variant.onHand,
  }));
}

export default implement(createProduct, {
  async run(context, input) {
    const own = await skusOf(context, input);
    const productId = await addProduct(context, {
      title: input.title,
      description: input.description ?? '',
      type: input.type ?? null,
      vendor: null,
      tags: [],
      pictures: [],
      options: [],
      colorOptions: '',
      source: 'OWN',
      enabled: true,
      handle: null,
      templateId: null,
      skus: own,
    });
    const row = await findProduct(context, { id: productId });
    return {
      output: await readProduct(context, row),
      undo: keptForUndo(row),
      subject: { kind: 'product', id: productId },
    };
  },
  undo: undoCreated,
});
