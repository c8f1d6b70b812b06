import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { longestCode, mostUnits } from './entities.ts';

/** A product named by a person: its id, or its title. */
export const productNamed = (question = 'Which product?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'product',
    label: 'Product',
    words: ['product'],
    question,
  }).describe('A product of this store by id (list_products) or by its title.');

/** A SKU named by a person: its id, its code, or words of its title and variant. */
export const skuNamed = (question = 'Which product or SKU?', words: readonly string[] = ['sku', 'product']) =>
  field(z.string().trim().min(1).max(200), { ref: 'sku', label: 'SKU', words, question }).describe(
    'A SKU of this store by id (list_skus), by its code such as JC-MUG-SAND, or by words of its title and variant.',
  );

/** What stock is asked about: a SKU or a product by id, code or words; of several SKUs that fit, all are meant. */
export const stockNamed = (question: string | undefined, words: readonly string[]) =>
  field(z.string().trim().min(1).max(200), {
    ref: 'stocked_product',
    label: 'Product',
    words,
    ...(question === undefined ? {} : { question }),
  }).describe(
    'A SKU or product by id, by SKU code, or by words of its title; every SKU that fits is answered.',
  );

export const placeNamed = (label: string, words: readonly string[]) =>
  field(z.string().trim().min(1).max(120), { ref: 'stock_place', label, words }).describe(
    'A place where stock is kept, by id or name.',
  );

/** The place that is looked at or changed. */
export const placeToChange = (question: string) =>
  field(z.string().trim().min(1).max(120), {
    ref: 'stock_place',
    label: 'Place',
    words: ['place', 'location', 'warehouse', 'at', 'in'],
    question,
  }).describe('A stock place by id (list_stock_places) or by name.');

export const units = (label: string, least = 1) => z.int().min(least).max(mostUnits).describe(label);

export const skuCode = z
  .string()
  .trim()
  .min(1)
  .max(longestCode)
  .regex(/^[^\s;|][^;|\n\r\t]*$/, 'A SKU code can’t hold semicolons, bars or line breaks.');

export const reason = field(z.string().trim().min(1).max(300), {
  sense: 'free_text',
  words: ['because', 'reason', 'as'],
  label: 'Reason',
}).describe('Why, in a few words.');

/** The id that a path carries; words fill the field beside it. */
export const pathId = forForms(z.uuid().optional());
