import { OperationError } from '@brandwright/contract';
import type { ProductImport, ProductImportCheck } from '@brandwright/contract/catalog/imports.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { jobRuns } from '../kernel/data/tables.ts';
import type { JobReport, StagedJobHandler } from '../kernel/jobs/jobs.ts';
import type { Context } from '../kernel/request/context.ts';
import { catalogReads } from '@brandwright/contract/catalog/entities.ts';
import { catalogCurrency } from '@brandwright/contract/catalog/shop-connection.ts';
import { refuseBadRows } from './bad-rows.ts';
import type { BadRow, FileProduct } from './file-product.ts';
import { matchProducts, type MatchedProduct } from './match-products.ts';
import { shopCatalogOf, showConnection } from './shop-connection.ts';
import { wantedOf } from './shop-products.ts';
import { readShopifyProducts } from './shopify-products.ts';
import { writeImport } from './write-import.ts';

export const importJobName = 'catalog.import_products';

/** Bad rows that are listed; the rest are counted. */
const mostListed = 50;
export const shopHint = 'Correct them in the shop, or import the others by leaving out those with bad rows.';

const payload = z.object({
  fileId: z.uuid().nullable(),
  shopProductIds: z.array(z.string()).nullable(),
  /** Of the shop that was meant; null for the test shop. */
  shopDomain: z.string().nullable().default(null),
  skipBadRows: z.boolean(),
  fileName: z.string(),
});
type Payload = z.output<typeof payload>;

const result = z.object({
  createdProducts: z.int(),
  updatedProducts: z.int(),
  createdSkus: z.int(),
  updatedSkus: z.int(),
  skippedProducts: z.int(),
});

export interface Reading {
  fileName: string;
  currency: string;
  lines: number;
  matched: MatchedProduct[];
  badProducts: number;
  badRows: BadRow[];
}

interface Found extends Omit<Reading, 'matched'> {
  products: FileProduct[];
}

/** What a file would bring. */
export const readFileImport = async (context: Context, fileId: string): Promise<Reading> =>
  matchedReading(context, await fileProducts(context, fileId));

/** What the connected shop, or some of its products, would bring. */
export async function readShopImport(context: Context, ids: readonly string[] | null): Promise<Reading> {
  const catalog = await shopCatalogOf(context);
  return matchedReading(context, wantedOf(await catalog.read(context.signal), ids));
}

async function matchedReading(context: Context, found: Found): Promise<Reading> {
  const { products, ...read } = found;
  const { matched, badRows } = await matchProducts(context, products);
  return {
    ...read,
    matched,
    badProducts: read.badProducts + products.length - matched.length,
    badRows: [...read.badRows, ...badRows].toSorted((a, b) => a.line - b.line),
  };
}

async function fileProducts(context: Context, fileId: string): Promise<Found> {
  const { name } = await context.call(getFile, { fileId });
  const file = await context.providers.files.get(`${context.storeId}/${fileId}`);
  if (!file) throw new OperationError('not_found', 'The file is no longer available. Attach it again.');
  return { fileName: name, currency: catalogCurrency, ...readShopifyProducts(file.bytes) };
}

export function checkOf(fileId: string, reading: Reading): ProductImportCheck {
  const { matched, badRows } = reading;
  const fresh = matched.filter(({ productId }) => productId === null);
  const variants = matched.flatMap((one) => one.variants);
  const added = variants.filter(({ sku, isMerged }) => !sku && !isMerged);
  return {
    kind: 'CHECK',
    fileId,
    fileName: reading.fileName,
    lines: reading.lines,
    newProducts: fresh.length,
    updatedProducts: matched.length - fresh.length,
    newSkus: added.length,
    updatedSkus: variants.filter(({ sku }) => sku !== null).length,
    madeCodes: added.filter(({ variant }) => variant.code === '').length,
    units: added.reduce((sum, { variant }) => sum + variant.quantity, 0),
    highestPriceMinor: Math.max(0, ...variants.map(({ variant }) => variant.priceMinor)),
    currency: reading.currency,
    badProducts: reading.badProducts,
    badRows: badRows.slice(0, mostListed),
    moreBadRows: Math.max(0, badRows.length - mostListed),
  };
}

/** How much of the work it is to read a shop; the rest is to write. */
const readingPercent = 50;

/**
 * What was checked is read again when its turn comes, so that what changed meanwhile is recognized. A shop is read to its end
 * before anything is written, and what is written is written at once: an import that fails leaves nothing.
 */
export const importJob: StagedJobHandler = {
  name: importJobName,
  async begin(context, given) {
    const from = payload.parse(given);
    const { fileId } = from;
    if (fileId !== null)
      return async (report) => async (writing) =>
        write(writing, from, await fileProducts(writing, fileId), report, 0);
    await refuseOtherShop(context, from.shopDomain);
    const catalog = await shopCatalogOf(context);
    return async (report, signal) => {
      const listing = await catalog.read(signal, (read, all) =>
        report.progress((readingPercent * read) / Math.max(read, all, 1), `${read} of ${all} products read`),
      );
      const found = wantedOf(listing, from.shopProductIds);
      return async (writing) => {
        await refuseOtherShop(writing, from.shopDomain);
        return write(writing, from, found, report, readingPercent);
      };
    };
  },
};

/** Throws conflict where another shop is connected than the one that was meant. */
export async function refuseOtherShop(context: Context, domain: string | null): Promise<void> {
  if ((await showConnection(context, null)).domain !== domain)
    throw new OperationError(
      'conflict',
      'Another shop has been connected since. Nothing was imported. Look at the shop’s products and import them again.',
    );
}

async function write(context: Context, from: Payload, found: Found, report: JobReport, begun: number) {
  const reading = await matchedReading(context, found);
  if (reading.badRows.length > 0 && !from.skipBadRows) {
    if (from.fileId === null) refuseBadRows(reading, shopHint);
    throw new OperationError(
      'conflict',
      'The products here have changed since the file was checked. Check it again.',
    );
  }
  const { platform } = await showConnection(context, null);
  const imported = {
    currency: reading.currency,
    // Files are exports of Shopify.
    source: from.fileId === null ? (platform ?? 'SHOPIFY') : ('SHOPIFY' as const),
  };
  const written = await writeImport(context, reading.matched, imported, (percent, note) =>
    report.progress(begun + ((100 - begun) * percent) / 100, note),
  );
  await context.events.publish({
    type: 'invalidate',
    operations: [...catalogReads, 'get_product_import', 'list_shop_products'],
  });
  return { ...written, skippedProducts: reading.badProducts };
}

/** How far an import is, the newest without an id. Errors: not_found. */
export async function describeImport(context: Context, id: string | undefined): Promise<ProductImport> {
  const [job] = await context.db
    .select()
    .from(jobRuns)
    .where(
      and(
        eq(jobRuns.storeId, context.storeId),
        eq(jobRuns.name, importJobName),
        id === undefined ? undefined : eq(jobRuns.id, id),
      ),
    )
    .orderBy(desc(jobRuns.createdAt), desc(jobRuns.id))
    .limit(1);
  if (!job)
    throw new OperationError(
      'not_found',
      id === undefined
        ? 'No products have been imported yet. Attach a product file to begin.'
        : 'That import wasn’t found.',
    );
  const nothing = {
    createdProducts: 0,
    updatedProducts: 0,
    createdSkus: 0,
    updatedSkus: 0,
    skippedProducts: 0,
  };
  return {
    kind: 'IMPORT',
    id: job.id,
    status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status),
    progressPercent: job.percent,
    fileName: payload.parse(job.payload).fileName,
    ...(job.status === 'DONE' ? result.parse(job.result) : nothing),
    failure: job.error,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
