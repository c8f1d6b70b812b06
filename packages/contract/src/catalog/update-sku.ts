import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { tariffNumber } from '../kernel/tariff-number.ts';
import { highestPriceMinor, skuStock } from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, skuCode, skuNamed } from './refs.ts';

const amount = (label: string, words: readonly string[]) =>
  amountMinor({ label, words }).min(0, 'An amount can’t be negative.').max(highestPriceMinor);

export const updateSku = declareOperation({
  name: 'update_sku',
  area: 'catalog',
  title: 'Update a SKU',
  description:
    'Changes the price, cost, code, barcode, weight, tariff number, country of origin or option values of one SKU. Only what is given changes. Orders that were placed keep their price. Stock is adjust_stock. Can be undone.',
  examples: [
    'Raise the price of the sand mug to $30',
    'The cedar candle costs us $9.20',
    'Change the SKU code JC-ESP-2 to JC-ESPRESSO-2',
    'Set the barcode of the linen tote to 0840123456789',
    'The serving platter weighs 1200 grams',
    'The bud vase is made in Portugal, tariff number 6913.90',
  ],
  input: z.object({
    id: pathId,
    sku: skuNamed('Which SKU?', ['of', 'sku']).optional(),
    priceMinor: amount('Price', ['price', 'sell for', 'sells for', 'sell at', 'charge']).optional(),
    costMinor: amount('Cost', ['cost', 'costs us', 'cost price', 'we pay']).optional(),
    code: field(skuCode.clone(), {
      sense: 'technical_name',
      words: ['code', 'sku code', 'new code'],
      label: 'Code',
    }).optional(),
    barcode: field(
      z
        .string()
        .trim()
        .max(64)
        .regex(/^[0-9A-Za-z -]*$/, 'A barcode has letters and digits only.'),
      {
        words: ['barcode', 'upc', 'ean', 'gtin'],
        label: 'Barcode',
      },
    ).optional(),
    weightGrams: field(z.int().min(0).max(1_000_000), {
      sense: 'quantity',
      words: ['weight', 'weighs', 'grams'],
      label: 'Weight in grams',
    }).optional(),
    tariffNumber: field(tariffNumber(), {
      sense: 'hts_code',
      words: ['tariff number', 'tariff code', 'hs code', 'hts code', 'customs code'],
      label: 'Tariff number',
      needsWord: true,
    })
      .describe('Of the Harmonized System, 6 digits or more, for parcels abroad.')
      .optional(),
    originCountry: countryCode({
      words: ['made in', 'country of origin', 'origin'],
      label: 'Country of origin',
      needsWord: true,
    })
      .describe('Where it was made, for customs.')
      .optional(),
    optionValues: forForms(z.array(z.string().trim().min(1).max(100)).max(5).optional()),
    /** When the SKU that was edited was last changed: a later change is not overwritten. */
    seenAt: forForms(z.iso.datetime({ offset: true }).optional()),
  }),
  output: z.object({ sku: skuStock, change: z.string() }),
  http: { method: 'PUT', path: '/web/jewelry-sku/{id}' },
  ...productChange,
  card: 'stock_change',
  errors: ['not_found', 'conflict'],
  related: ['get_stock', 'get_product', 'update_product'],
  summary: ({ change }) => change,
});
