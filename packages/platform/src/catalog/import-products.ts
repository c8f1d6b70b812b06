import { OperationError, type ApprovalPreview, type InputOf } from '@brandwright/contract';
import { importProducts } from '@brandwright/contract/catalog/import-products.ts';
import { count } from '@brandwright/contract/catalog/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { refuseBadRows, rowWords } from './bad-rows.ts';
import {
  checkOf,
  describeImport,
  importJobName,
  readFileImport,
  readShopImport,
  refuseOtherShop,
  shopHint,
  type Reading,
} from './import.ts';
import { shopCatalogOf, showConnection } from './shop-connection.ts';
import { refuseOtherCurrency } from './shop-products.ts';

type Given = InputOf<typeof importProducts>;

/** A larger shop takes too long to be looked through before the answer: it is read in the job alone. */
const mostLookedThrough = 250;
const fileHint = 'Correct the file, or import the rest by skipping the bad rows.';

/** What is imported: a file, or products of the connected shop. */
function fromOf({ fileId, fromShop, shopProductIds }: Given) {
  if (fileId !== undefined) return { fileId, shopProductIds: null };
  if (fromShop || shopProductIds !== undefined)
    return { fileId: null, shopProductIds: shopProductIds ?? null };
  throw new OperationError(
    'bad_input',
    'Please attach Shopify’s product export (CSV), or say to import from the connected shop.',
    [{ path: 'fileId', message: 'Needed, or fromShop.' }],
  );
}

/** What would be imported; of a large shop only what it is. */
interface Looked {
  fileName: string;
  productCount: number;
  reading: Reading | undefined;
}

async function look(context: Context, input: Given): Promise<Looked> {
  const { fileId, shopProductIds } = fromOf(input);
  if (fileId !== null) return seen(await readFileImport(context, fileId));
  const about = await (await shopCatalogOf(context)).about(context.signal);
  refuseOtherCurrency(about);
  return about.productCount > mostLookedThrough
    ? { fileName: about.name, productCount: about.productCount, reading: undefined }
    : seen(await readShopImport(context, shopProductIds));
}

const seen = (reading: Reading): Looked => ({
  fileName: reading.fileName,
  productCount: reading.matched.length + reading.badProducts,
  reading,
});

/** Of the shop that is connected; null for the test shop and for files. */
const domainNow = async (context: Context, input: Given) =>
  fromOf(input).fileId === null ? (await showConnection(context, null)).domain : null;

export default implement(importProducts, {
  async run(context, input) {
    const from = fromOf(input);
    const shopDomain = await domainNow(context, input);
    if (input.shopDomain !== undefined) await refuseOtherShop(context, input.shopDomain);
    const looked = await look(context, input);
    if (looked.reading) {
      const { badRows, matched } = looked.reading;
      const hint = from.fileId === null ? shopHint : fileHint;
      if (badRows.length > 0 && !input.skipBadRows) refuseBadRows(looked.reading, hint);
      if (matched.length === 0) refuseBadRows(looked.reading, nothingLeft(from));
    }
    const id = await context.jobs.enqueue(importJobName, {
      ...from,
      shopDomain,
      skipBadRows: input.skipBadRows,
      fileName: looked.fileName,
    });
    return { output: await describeImport(context, id), subject: { kind: 'job', id } };
  },
  async prepare(context, input) {
    // What was shown is what runs: with bad rows named, a yes is a yes to the good products, and of that shop alone.
    const from = fromOf(input);
    const shopDomain = await domainNow(context, input);
    const looked = await look(context, input);
    const ofShop = { ...input, ...(shopDomain === null ? {} : { shopDomain }) };
    if (!looked.reading)
      return {
        input: { ...ofShop, skipBadRows: true },
        preview: largeShopPreview(looked, from.shopProductIds),
      };
    const { reading } = looked;
    if (reading.matched.length === 0) refuseBadRows(reading, nothingLeft(from));
    return {
      input: { ...ofShop, skipBadRows: input.skipBadRows || reading.badRows.length > 0 },
      preview: previewOf(input, reading),
    };
  },
});

const nothingLeft = ({ fileId }: { fileId: string | null }) =>
  fileId === null ? 'Correct them in the shop and import again.' : 'Correct the file and attach it again.';

const irreversible =
  'This can’t be undone at once. What products were like before they were brought up to date is not kept.';

function previewOf(input: Given, reading: Reading): ApprovalPreview {
  const check = checkOf(input.fileId ?? '', reading);
  const all = check.newProducts + check.updatedProducts;
  const skipped =
    check.badProducts > 0 ? ` Leaves out ${count(check.badProducts, 'product')} with bad rows.` : '';
  return {
    verb: `Import ${count(all, 'product')}`,
    what: `Imports ${count(check.newProducts, 'new product')} and brings ${count(check.updatedProducts, 'product')} up to date from ${check.fileName}.${skipped}`,
    toWhom: null,
    cost: null,
    irreversible,
    values: [
      { label: input.fileId === undefined ? 'Shop' : 'File', value: check.fileName },
      { label: 'New products', value: String(check.newProducts) },
      { label: 'Brought up to date', value: String(check.updatedProducts) },
      { label: 'New SKUs', value: String(check.newSkus) },
      { label: 'Units into stock', value: check.units.toLocaleString('en-US') },
      { label: 'Left out for bad rows', value: String(check.badProducts) },
    ],
    warnings: [
      ...reading.badRows.slice(0, 20).map((row) => rowWords(row).replace(/^l/, 'L')),
      ...(reading.badRows.length > 20 ? [`And ${count(reading.badRows.length - 20, 'more bad row')}.`] : []),
    ],
  };
}

/** What can be said of a shop that has not been looked through. */
function largeShopPreview(
  { fileName, productCount }: Looked,
  ids: readonly string[] | null,
): ApprovalPreview {
  const all = count(ids?.length ?? productCount, 'product');
  return {
    verb: `Import ${all}`,
    what: `Imports ${all} from ${fileName}: those that aren’t here yet are added, the others brought up to date. Those with bad rows are left out, and how many they were is said at the end.`,
    toWhom: null,
    cost: null,
    irreversible,
    values: [
      { label: 'Shop', value: fileName },
      { label: 'Products in it', value: productCount.toLocaleString('en-US') },
    ],
    warnings: [`${fileName} is too large to be looked through first. Reading it takes several minutes.`],
  };
}
