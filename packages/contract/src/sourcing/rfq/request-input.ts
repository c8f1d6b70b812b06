import { z } from 'zod';
import { amountMinor, countryCode, day, field } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';
import { printing, requestKind, requestKindWords } from './enums.ts';

export { mayRead, mayAct as mayAnswer } from '../../kernel/access.ts';

/** Members and up of a paid plan: custom projects are no part of the Free plan. */
export const mayRequest: Access = { kind: 'private', role: 'member', preview: false, plan: 'TIER_2' };

/** How an operation names a request. */
export const requestRef = (question: string) =>
  field(z.string().trim().min(1).max(200), {
    ref: 'project_request',
    label: 'Request',
    question,
    words: ['request', 'custom project', 'project', 'rfp', 'project request'],
  }).describe('Id or title of the custom project request.');

/** A request that may be named beside, where it is mostly clear which is meant; the server asks where it is not. */
export const requestNamed = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'project_request',
    label: 'Request',
    words: ['request', 'custom project', 'project', 'rfp'],
  }).describe('Id or title of the custom project request, where several have quotes.');

/** How an operation names a quote. */
export const quoteRef = (question: string) =>
  field(z.string().trim().min(1).max(200), {
    ref: 'quote',
    label: 'Quote',
    question,
    words: ['quote', 'offer', 'bid', 'proposal'],
  }).describe('Id of the quote from compare_quotes, or the name of the supplier that gave it.');

/** Reads that are stale after a request or a quote changed. */
export const requestReads = [
  'list_project_requests',
  'get_project_request',
  'compare_quotes',
  'list_feed',
] as const;

const title = () =>
  field(z.string().trim().min(2).max(160), {
    sense: 'product_words',
    label: 'What',
    question: 'What do you want made?',
    words: ['title', 'named', 'called'],
  }).describe('What is wanted, in a few words: "linen tote bags".');

/** All that can be said about a request. Every field may be left out. */
const details = {
  kind: field(requestKind, { label: 'Kind', valueWords: requestKindWords }).describe(
    'Product, packaging or service.',
  ),
  description: field(z.string().trim().min(1).max(4000), {
    sense: 'free_text',
    label: 'Details',
    words: ['description', 'details', 'saying', 'describe it as'],
  }).describe('Size, color, finish and whatever else a supplier must know.'),
  quantity: field(z.int().min(1).max(10_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    question: 'How many do you need?',
    words: ['units', 'pieces', 'pcs', 'quantity', 'qty', 'of them'],
  }).describe('Number of units.'),
  targetPriceMinor: amountMinor({
    label: 'Target price',
    words: [
      'at',
      'each',
      'target price',
      'target',
      'per unit',
      'per piece',
      'apiece',
      'a piece',
      'unit price',
    ],
  })
    .positive()
    .max(100_000_000)
    .describe('What one unit should cost, in US cents.'),
  budgetMinor: amountMinor({
    label: 'Budget',
    words: ['budget', 'in total', 'in all', 'all in', 'altogether', 'spend'],
  })
    .positive()
    .max(1_000_000_000)
    .describe('Most that the whole project may cost, in US cents.'),
  materials: field(z.array(z.string().trim().min(1).max(80)).max(12), {
    label: 'Materials',
    words: ['materials', 'material'],
  }).describe('Materials, such as linen or recycled cotton.'),
  printing: field(printing, {
    label: 'Printing',
    valueWords: {
      NONE: ['no printing', 'unprinted', 'without printing'],
      OUTSIDE: ['printed outside', 'outside printing', 'outside only', 'printed on the outside'],
      INSIDE_AND_OUTSIDE: [
        'printed inside and outside',
        'inside and outside',
        'inside printing',
        'printed inside',
        'printed on both sides',
      ],
    },
  }).describe('Packaging only: where it is printed. Inside costs more than outside only.'),
  neededBy: day({
    sense: 'date_ahead',
    label: 'Needed by',
    question: 'When do you need them by?',
    words: ['by', 'needed by', 'need by', 'before', 'launch', 'launching', 'until', 'deadline', 'due'],
  }).describe('Target launch: the day by which it is needed, YYYY-MM-DD.'),
  countries: field(z.array(countryCode()).max(10), {
    sense: 'country',
    label: 'Made in',
    words: ['from', 'made in', 'suppliers in', 'factories in'],
  }).describe('Countries of origin that are wished for, as two-letter codes. Empty: any.'),
  wantsSample: field(z.boolean(), {
    label: 'Sample',
    words: ['sample'],
    valueWords: {
      true: ['with a sample', 'sample first', 'want a sample', 'including a sample', 'send a sample'],
      false: ['no sample', 'without a sample', "don't need a sample"],
    },
  }).describe('Whether a sample is wanted before the order.'),
  htsCode: field(
    z
      .string()
      .trim()
      .regex(/^[\d.]{4,13}$/, 'Use a code of 4 to 10 digits, such as 4202.92.'),
    { sense: 'hts_code', label: 'HTS code', words: ['hts', 'hs code', 'tariff code'] },
  ).describe('Tariff code where it is known; duty is found by the title otherwise.'),
};

const hidden = {
  fileUrls: z
    .array(z.string().min(1).max(2000))
    .max(20)
    .describe('Addresses of uploaded pictures, drawings or documents.'),
  techPackId: field(z.string().trim().min(1).max(200), {
    ref: 'tech_pack',
    label: 'Tech pack',
    words: ['tech pack', 'brief'],
  }).describe('Tech pack that it is made from: what is not said is taken from there.'),
};

type Optional<T> = { [K in keyof T]: T[K] extends z.ZodType ? z.ZodOptional<T[K]> : never };

const optional = <T extends Record<string, z.ZodType>>(fields: T): Optional<T> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, schema.optional()]),
  ) as Optional<T>;

/** What a new request is made of. */
export const requestFields = { title: title().optional(), ...optional({ ...details, ...hidden }) };

/** What of a request may be changed. The new title has words of its own, as the old one names the request. */
export const changeFields = {
  newTitle: field(z.string().trim().min(2).max(160), {
    label: 'New title',
    words: ['rename to', 'rename it to', 'new title', 'title to', 'call it'],
  })
    .describe('A new title.')
    .optional(),
  ...optional({ ...details, fileUrls: hidden.fileUrls }),
};
