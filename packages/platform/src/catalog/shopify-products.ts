import { OperationError } from '@brandwright/contract';
import {
  highestPriceMinor,
  longestCode,
  longestProductText,
  longestProductTitle,
  mostPictures,
  mostSkusOfProduct,
  mostUnits,
} from '@brandwright/contract/catalog/entities.ts';
import { readCsvFile } from '../kernel/data/csv-file.ts';
import type { BadRow, FileProduct, FileVariant } from './file-product.ts';
import { plainText } from './plain-text.ts';

const limits = { largestFile: 25 * 1024 * 1024, mostRecords: 60_000 };

/**
 * The columns of Shopify's product CSV by what they hold, as they were named until 2025 and as they are named since
 * (help.shopify.com, "Using CSV files to import and export products").
 */
const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  type: ['type'],
  category: ['product category'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1: ['option1 name'],
  value1: ['option1 value'],
  option2: ['option2 name'],
  value2: ['option2 value'],
  option3: ['option3 name'],
  value3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  barcode: ['variant barcode', 'barcode'],
  cost: ['cost per item'],
  picture: ['image src', 'product image url'],
  position: ['image position'],
  alt: ['image alt text'],
} as const;
type Column = keyof typeof columns;

interface Row {
  line: number;
  get(column: Column): string;
}

/** A product's rows, read: good, or with what is wrong. */
export interface ShopifyProducts {
  lines: number;
  products: FileProduct[];
  badProducts: number;
  badRows: BadRow[];
}

/** Reads Shopify's product export. Errors: too_large, unsupported_file. */
export function readShopifyProducts(bytes: Uint8Array): ShopifyProducts {
  const [header, ...records] = readCsvFile(bytes, limits).records;
  const names = (header?.values ?? []).map((name) => name.trim().toLowerCase());
  const at = (column: Column) =>
    columns[column].map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  const missing = (['handle', 'title', 'price'] as const).filter((column) => at(column) < 0);
  if (missing.length > 0)
    throw new OperationError(
      'unsupported_file',
      `This isn’t Shopify’s product export: ${missing.length === 1 ? 'the column' : 'the columns'} ${missing.map((column) => columns[column][0]).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. In Shopify choose Products, Export, CSV for spreadsheet programs.`,
    );
  const rows = records.map(({ line, values }): Row => ({
    line,
    get: (column) => cleaned(values[at(column)] ?? ''),
  }));
  if (rows.length === 0)
    throw new OperationError('unsupported_file', 'The file has no products, only a header.');
  return readRows(rows);
}

/** Without the apostrophe that keeps "'0123" and "'=A1" text. */
const cleaned = (value: string) => value.trim().replace(/^'(?=[\d=+\-@])/, '');

function readRows(rows: readonly Row[]): ShopifyProducts {
  const badRows: BadRow[] = [];
  const bad = (row: Row, column: Column | null, message: string) =>
    badRows.push({
      line: row.line,
      product: row.get('handle') || row.get('title') || null,
      column: column === null ? null : columns[column][0],
      message,
      value: column === null ? null : row.get(column).slice(0, 200) || null,
    });
  const byHandle = new Map<string, Row[]>();
  let nameless = 0;
  for (const row of rows) {
    const handle = row.get('handle').toLowerCase();
    if (handle === '') {
      bad(row, 'handle', 'A handle is needed: it says which product the row belongs to.');
      nameless += 1;
      continue;
    }
    byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
  }
  const products: FileProduct[] = [];
  const seenCodes = new Map<string, string>();
  let badProducts = nameless;
  for (const [handle, own] of byHandle) {
    const before = badRows.length;
    const product = readProduct(handle, own, bad);
    for (const { code, line } of product.variants) {
      const other = seenCodes.get(code.toLowerCase());
      const row = own.find((one) => one.line === line);
      if (code !== '' && other !== undefined && row)
        bad(row, 'sku', `The SKU ${code} is in the file twice. Give each variant its own.`);
      if (code !== '') seenCodes.set(code.toLowerCase(), handle);
    }
    if (badRows.length > before) badProducts += 1;
    else products.push(product);
  }
  return { lines: rows.length, products, badProducts, badRows };
}

type Bad = (row: Row, column: Column | null, message: string) => void;

function readProduct(handle: string, rows: readonly Row[], bad: Bad): FileProduct {
  const [first] = rows;
  const main = rows.find((row) => row.get('title') !== '') ?? first;
  if (!first || !main) throw new Error('A product has no rows.');
  const title = main.get('title');
  if (title === '') bad(first, 'title', 'The first row of a product needs its title.');
  if (title.length > longestProductTitle)
    bad(main, 'title', `A title can have ${longestProductTitle} characters at most.`);
  if (handle.length > 255) bad(first, 'handle', 'A handle can have 255 characters at most.');
  const names = (['option1', 'option2', 'option3'] as const).map((column) => main.get(column));
  const variants = rows.filter(isVariant).map((row) => readVariant(row, bad));
  if (variants.length === 0) bad(main, 'price', 'The product has no variant with a price.');
  if (variants.length > mostSkusOfProduct)
    bad(main, null, `A product can have ${mostSkusOfProduct} variants at most.`);
  const status = main.get('status').toLowerCase();
  const published = main.get('published').toLowerCase();
  return {
    line: main.line,
    handle,
    title,
    description: plainText(main.get('body')).slice(0, longestProductText),
    type: (main.get('type') || main.get('category').split('>').at(-1)?.trim() || '').slice(0, 100) || null,
    vendor: main.get('vendor').slice(0, 160) || null,
    tags: [
      ...new Set(
        main
          .get('tags')
          .split(',')
          .map((tag) => tag.trim().slice(0, 60))
          .filter(Boolean),
      ),
    ].slice(0, 50),
    pictures: readPictures(rows),
    options: names.flatMap((name, index) =>
      name === '' || name.toLowerCase() === 'title'
        ? []
        : [
            {
              name: name.slice(0, 60),
              values: [...new Set(variants.flatMap(({ optionValues }) => optionValues[index] ?? []))],
            },
          ],
    ),
    enabled: status !== 'draft' && status !== 'archived' && published !== 'false',
    variants,
  };
}

/** Rows that only bring one more picture have neither a price nor an option. */
const isVariant = (row: Row) => row.get('price') !== '' || row.get('sku') !== '' || row.get('value1') !== '';

function readVariant(row: Row, bad: Bad): FileVariant {
  const code = row.get('sku');
  if (code.length > longestCode) bad(row, 'sku', `A SKU can have ${longestCode} characters at most.`);
  if (/[;|]/.test(code)) bad(row, 'sku', 'A SKU can’t hold semicolons or bars.');
  const barcode = row.get('barcode');
  const values = (['value1', 'value2', 'value3'] as const).map((column) => row.get(column)).filter(Boolean);
  return {
    line: row.line,
    code,
    optionValues:
      values.length === 1 && values[0]?.toLowerCase() === 'default title'
        ? []
        : values.map((value) => value.slice(0, 100)),
    priceMinor: readAmount(row, 'price', bad) ?? neededPrice(row, bad),
    costMinor: readAmount(row, 'cost', bad),
    weightGrams: readWhole(row, 'grams', bad, 1_000_000),
    barcode: /^[\dA-Za-z -]{1,64}$/.test(barcode) ? barcode : null,
    quantity: Math.max(0, readWhole(row, 'quantity', bad, mostUnits) ?? 0),
  };
}

function neededPrice(row: Row, bad: Bad): number {
  if (row.get('price') === '') bad(row, 'price', 'A price is needed.');
  return 0;
}

/** "1,249.50" in minor units; null for nothing. */
function readAmount(row: Row, column: Column, bad: Bad): number | null {
  const text = row.get(column);
  if (text === '') return null;
  const plain = text.replace(/^\$/, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(plain)) {
    bad(row, column, 'This is no amount. Write it like 28.00.');
    return 0;
  }
  const [whole = '0', part = ''] = plain.split('.');
  const minor = Number(whole) * 100 + Math.round(Number(`0.${part || '0'}`) * 100);
  if (minor > highestPriceMinor) bad(row, column, 'The amount is too large. The limit is $1,000,000.00.');
  return minor;
}

function readWhole(row: Row, column: Column, bad: Bad, most: number): number | null {
  const text = row.get(column).replaceAll(',', '');
  if (text === '') return null;
  // Shopify counts below zero where more was sold than there was, and writes grams with decimals.
  if (!/^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) || Number(text) > most) {
    bad(row, column, `This is no whole number up to ${most.toLocaleString('en-US')}.`);
    return null;
  }
  return Math.round(Number(text));
}

function readPictures(rows: readonly Row[]): FileProduct['pictures'] {
  const found = rows
    .filter((row) => /^https:\/\/[^\s\\]{1,900}$/.test(row.get('picture')))
    .map((row) => ({
      url: row.get('picture'),
      alt: row.get('alt').slice(0, 300) || null,
      position: Number(row.get('position')) || 1000,
    }))
    .toSorted((a, b) => a.position - b.position);
  return [...new Map(found.map(({ url, alt }) => [url, { url, alt }])).values()].slice(0, mostPictures);
}
