import { OperationError } from '@brandwright/contract';
import type { z } from 'zod';
import type { Blank, BlankCategory, BlankSummary, PrintArea } from '../print-on-demand.ts';
import { refusedBy, type PrintfulClient } from './printful-client.ts';
import {
  categoriesResult,
  minorOf,
  printfilesResult,
  productResult,
  productsResult,
  techniqueOf,
  type PrintfulProduct,
} from './printful-shapes.ts';

export interface PrintfulCatalog {
  categories(): Promise<readonly BlankCategory[]>;
  products(): Promise<readonly BlankSummary[]>;
  product(remoteId: number): Promise<Blank | null>;
}

/** The catalog changes seldom; a request each turn would use up what Printful allows. */
const keptMs = 60 * 60 * 1000;
const mostKept = 200;
const mmOfInch = 25.4;
/** One print is in the price of a blank, what is beyond costs `additional_price` (printful.com/pricing). */
const includedPrints = 1;

/** Reads the answer's `result`, or says that Printful answers otherwise than it is documented to. */
export function resultOf<S extends z.ZodType>(shape: S, result: unknown): z.output<S> {
  const read = shape.safeParse(result);
  if (read.success) return read.data;
  throw new OperationError('upstream', 'Printful’s answer can’t be read. Try again later.');
}

/** Printful's catalog, each part kept for an hour. */
export function createPrintfulCatalog(client: PrintfulClient, now: () => number): PrintfulCatalog {
  const kept = new Map<string, { at: number; value: Promise<unknown> }>();
  function once<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    if (known && now() - known.at < keptMs) return known.value as Promise<T>;
    const value = load();
    kept.delete(key);
    kept.set(key, { at: now(), value });
    value.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return value;
  }

  async function read<S extends z.ZodType>(path: string, shape: S): Promise<z.output<S>> {
    const answer = await client.ask('GET', path);
    if (answer.status !== 200) throw refusedBy(answer);
    return resultOf(shape, answer.result);
  }

  async function product(remoteId: number): Promise<Blank | null> {
    const answer = await client.ask('GET', `/products/${remoteId}`);
    if (answer.status === 404 || answer.status === 400) return null;
    if (answer.status !== 200) throw refusedBy(answer);
    const found = resultOf(productResult, answer.result);
    const printfiles = await client.ask('GET', `/mockup-generator/printfiles/${remoteId}`);
    const areas =
      printfiles.status === 200 ? areasOf(found.product, resultOf(printfilesResult, printfiles.result)) : [];
    const variants = found.variants.flatMap((variant) => {
      const costMinor = minorOf(variant.price);
      if (costMinor === undefined) return [];
      return [
        {
          id: variant.id,
          size: variant.size ?? null,
          color: variant.color ?? 'White',
          hex: hexOf(variant.color_code),
          costMinor,
          available: variant.in_stock,
        },
      ];
    });
    const days = found.product.avg_fulfillment_time;
    return {
      ...summaryOf(found.product),
      description: found.product.description ?? '',
      material: null,
      productionDays: days == null ? null : [Math.floor(days), Math.ceil(days)],
      includedPrints,
      variants,
      printAreas: areas,
    };
  }

  return {
    categories: () =>
      once('categories', async () => (await read('/categories', categoriesResult)).categories),
    products: () => once('products', async () => (await read('/products', productsResult)).map(summaryOf)),
    product: (remoteId) => once(`product ${remoteId}`, () => product(remoteId)),
  };
}

const hexOf = (code: string | null | undefined) =>
  code && /^#[0-9a-f]{6}$/i.test(code) ? code.toLowerCase() : '#ffffff';

const summaryOf = (product: PrintfulProduct): BlankSummary => ({
  remoteId: product.id,
  mainCategoryId: product.main_category_id,
  title: product.title,
  brand: product.brand ?? null,
  model: product.model ?? null,
  imageUrl: product.image ?? null,
  variantCount: product.variant_count,
  colors: null,
  sizes: null,
  costFromMinor: null,
  isDiscontinued: product.is_discontinued,
});

/** Labels inside a garment are no places for a design. */
const isForDesigns = (placement: string) => !placement.startsWith('label') && placement !== 'mockup';

/** Print areas as the first variant has them. */
function areasOf(product: PrintfulProduct, found: z.output<typeof printfilesResult>): PrintArea[] {
  const places = found.variant_printfiles[0]?.placements ?? {};
  return Object.entries(places).flatMap(([placement, fileId]) => {
    const file = found.printfiles.find(({ printfile_id }) => printfile_id === fileId);
    if (!file || !isForDesigns(placement)) return [];
    const sold = product.files.find(({ type }) => type === placement);
    const mm = (pixels: number) => Math.round((pixels / file.dpi) * mmOfInch);
    return [
      {
        placement,
        title: found.available_placements[placement] ?? sold?.title ?? placement,
        widthPx: file.width,
        heightPx: file.height,
        dpi: file.dpi,
        widthMm: mm(file.width),
        heightMm: mm(file.height),
        technique: techniqueOf(placement, product.techniques),
        printMinor: minorOf(sold?.additional_price) ?? 0,
      },
    ];
  });
}
