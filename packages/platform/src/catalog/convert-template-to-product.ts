import { OperationError } from '@brandwright/contract';
import { convertTemplateToProduct } from '@brandwright/contract/catalog/convert-template-to-product.ts';
import { variantWords, writeColorOptions } from '@brandwright/contract/catalog/color-options.ts';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { getTemplatePrices } from '@brandwright/contract/print-on-demand/get-template-prices.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { addProduct, codeOf, freeCodes, type NewSku } from './add-product.ts';
import { findProduct } from './find-product.ts';
import { readProduct } from './read-product.ts';
import { products } from './tables.ts';
import { keptForUndo, undoCreated } from './undo-created.ts';

const sizesOf = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
];

async function refuseConverted({ db, storeId }: Context, { templateId, title }: ProductTemplateDetail) {
  const [there] = await db
    .select({ title: products.title })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.templateId, templateId)));
  if (there)
    throw new OperationError(
      'conflict',
      `The template ${title} is a product already: ${there.title}. Change that one instead.`,
    );
}

/** A SKU for each color and size that the template offers, with what one costs, printed. */
async function skusOf(
  context: Context,
  template: ProductTemplateDetail,
  priceMinor: number,
): Promise<NewSku[]> {
  const { rows } = await context.call(getTemplatePrices, { templateId: template.templateId });
  const offered = template.variants.filter(({ isOffered, available }) => isOffered && available);
  if (offered.length === 0)
    throw new OperationError(
      'conflict',
      `None of the colors and sizes of ${template.title} are available now. Choose others in the template.`,
    );
  const values = offered.map(({ color, size }) => [color, ...(size === null ? [] : [size])]);
  const codes = await freeCodes(
    context,
    values.map((own) => codeOf(template.title, ...own)),
  );
  return offered.map((variant, at) => {
    const line = rows.find(({ variantId }) => variantId === variant.id);
    return {
      code: codes[at] ?? codeOf(template.title),
      optionValues: values[at] ?? [],
      priceMinor,
      currency: 'USD',
      costMinor: line ? line.costMinor + line.printMinor : null,
      weightGrams: null,
      barcode: null,
      onHand: 0,
    };
  });
}

export default implement(convertTemplateToProduct, {
  async run(context, { templateId }) {
    const template = await context.call(getProductTemplate, { templateId });
    await refuseConverted(context, template);
    if (template.state !== 'READY' || template.retailPriceMinor === null)
      throw new OperationError(
        'bad_transition',
        template.missing.length > 0
          ? `${template.title} isn’t ready to sell: ${template.missing.join(', ')}. Finish and publish the template first.`
          : `${template.title} isn’t published yet. Publish the template first.`,
      );
    const own = await skusOf(context, template, template.retailPriceMinor);
    const pictures = [...new Set([...template.mockups.map(({ url }) => url), template.thumbnailUrl])].flatMap(
      (url) => (url === null ? [] : [{ url, alt: template.title }]),
    );
    const sizes = sizesOf(template.variants.filter(({ isOffered }) => isOffered).map(({ size }) => size));
    const productId = await addProduct(context, {
      title: template.title,
      description: '',
      type: template.productTitle,
      vendor: null,
      tags: ['print on demand'],
      pictures,
      options: [
        { name: 'Color', values: template.colors.map(({ name }) => name) },
        ...(sizes.length > 0 ? [{ name: 'Size', values: sizes }] : []),
      ],
      colorOptions: writeColorOptions(
        template.colors.map(({ name, hex }) => ({
          name,
          hex,
          variant: variantWords([name, ...sizes.slice(0, 1)]),
        })),
      ),
      source: 'PRINT_ON_DEMAND',
      enabled: true,
      handle: null,
      templateId: template.templateId,
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
