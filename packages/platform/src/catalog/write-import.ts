import type { ProductSource } from '@brandwright/contract/catalog/enums.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { addProduct, addSkus, codeOf, freeCodes, type NewSku } from './add-product.ts';
import type { FileVariant } from './file-product.ts';
import type { MatchedProduct } from './match-products.ts';
import { refreshSearchText } from './search-text.ts';
import { products, skus } from './tables.ts';

export interface Written {
  createdProducts: number;
  updatedProducts: number;
  createdSkus: number;
  updatedSkus: number;
}

/** What all products of an import have in common. */
export interface Imported {
  currency: string;
  source: ProductSource;
}

/** Writes matched products: new ones with their stock, known ones brought up to date without touching theirs. */
export async function writeImport(
  context: Context,
  matched: readonly MatchedProduct[],
  { currency, source }: Imported,
  progress: (percent: number, note: string) => Promise<void>,
): Promise<Written> {
  const written: Written = { createdProducts: 0, updatedProducts: 0, createdSkus: 0, updatedSkus: 0 };
  for (const [index, one] of matched.entries()) {
    if (one.productId === null) await writeNew(context, one, currency, source, written);
    else await bringUpToDate(context, one, one.productId, currency, written);
    if (index % 25 === 24)
      await progress((100 * (index + 1)) / matched.length, `${index + 1} of ${matched.length} products`);
  }
  return written;
}

async function newSkus(
  context: Context,
  title: string,
  variants: readonly FileVariant[],
  currency: string,
): Promise<NewSku[]> {
  const codes = await freeCodes(
    context,
    variants.map(({ code, optionValues }) => code || codeOf(title, ...optionValues)),
  );
  return variants.map((variant, at) => ({
    code: codes[at] ?? variant.code,
    optionValues: variant.optionValues,
    priceMinor: variant.priceMinor,
    currency,
    costMinor: variant.costMinor,
    weightGrams: variant.weightGrams,
    barcode: variant.barcode,
    onHand: variant.quantity,
  }));
}

async function writeNew(
  context: Context,
  { product, variants }: MatchedProduct,
  currency: string,
  source: ProductSource,
  written: Written,
) {
  const own = await newSkus(
    context,
    product.title,
    variants.filter(({ isMerged }) => !isMerged).map(({ variant }) => variant),
    currency,
  );
  const { line: _line, variants: _variants, ...rest } = product;
  await addProduct(context, { ...rest, colorOptions: '', source, templateId: null, skus: own });
  written.createdProducts += 1;
  written.createdSkus += own.length;
}

async function bringUpToDate(
  context: Context,
  { product, variants }: MatchedProduct,
  productId: string,
  currency: string,
  written: Written,
): Promise<void> {
  const { db, storeId } = context;
  const updatedAt = context.clock.now();
  const { title, description, type, vendor, tags, pictures, options, handle } = product;
  await db
    .update(products)
    .set({
      title,
      description,
      type,
      vendor,
      tags,
      options,
      handle,
      // A file without pictures takes none away.
      ...(pictures.length > 0 ? { pictures } : {}),
      updatedAt,
    })
    .where(and(eq(products.storeId, storeId), eq(products.id, productId)));
  for (const { variant, sku } of variants) {
    if (!sku) continue;
    const { optionValues, priceMinor, costMinor, weightGrams, barcode } = variant;
    await db
      .update(skus)
      .set({
        optionValues,
        priceMinor,
        ...(costMinor === null ? {} : { costMinor }),
        ...(weightGrams === null ? {} : { weightGrams }),
        ...(barcode === null ? {} : { barcode }),
        updatedAt,
      })
      .where(and(eq(skus.storeId, storeId), eq(skus.id, sku.id)));
    written.updatedSkus += 1;
  }
  const fresh = variants.filter(({ sku, isMerged }) => !sku && !isMerged).map(({ variant }) => variant);
  const own = await newSkus(context, title, fresh, currency);
  await addSkus(context, productId, own, variants.length);
  written.createdSkus += own.length;
  written.updatedProducts += 1;
  await refreshSearchText(context, productId);
}
