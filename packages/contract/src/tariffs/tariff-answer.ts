import { z } from 'zod';
import { field } from '../kernel/fields.ts';

/** How sure a figure is: read from the law, resting on a stated assumption, or not to be told. */
export const tariffCertainty = z.enum(['known', 'assumed', 'unknown']);

export const tariffAuthority = z.enum([
  'BASE',
  'SPECIAL_PROGRAM',
  'COLUMN_2',
  'DE_MINIMIS',
  'POSTAL',
  'CHINA_301',
  'IEEPA',
  'IEEPA_RECIPROCAL',
  'SECTION_232_METALS',
  'SECTION_232_WOOD',
  'SECTION_122',
  'BRAZIL_301',
  'FORCED_LABOR_301',
  'SECTION_338',
]);

/** One duty that was considered: its heading and rate, its law, when it is in force, and why it applies or not. */
export const tariffLayer = z.object({
  authority: tariffAuthority,
  heading: z.string(),
  title: z.string(),
  /** Percent it adds, or would add. Null when it is no percentage or cannot be told. */
  ratePercent: z.number().nullable(),
  /** A base rate in the schedule's words. */
  rateText: z.string().nullable(),
  /** What it adds to this shipment, in minor units; null without a value. */
  amountMinor: z.int().nullable(),
  applies: z.union([z.boolean(), z.literal('unknown')]),
  reason: z.string(),
  /** Legal citation. */
  source: z.string(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  certainty: tariffCertainty,
  question: z.string().nullable(),
});

export const tariffFee = z.object({
  code: z.enum(['MPF', 'HMF']),
  title: z.string(),
  amountMinor: z.int().nullable(),
  applies: z.union([z.boolean(), z.literal('unknown')]),
  reason: z.string(),
  source: z.string(),
  certainty: tariffCertainty,
});

export const range = z.object({ min: z.number(), max: z.number() });

/** A line that the product words may mean. */
export const tariffCandidate = z.object({
  hts: field(z.string(), { ref: 'tariff_line' }),
  name: z.string(),
  description: z.string(),
  baseRate: z.string(),
  /** This line's answer to the deciding question. */
  answer: z.string().nullable(),
  /** Which of the founder's words it matches. */
  matched: z.array(z.string()),
});

/** Where the figures come from, and whether they are old. */
export const scheduleOutput = {
  scheduleRevision: z.string(),
  scheduleDate: z.iso.date().nullable(),
  /** Older than 60 days, or of unknown age. */
  isStale: z.boolean(),
  staleWarning: z.string().nullable(),
};

export const tariffLineOutput = z.object({
  hts: field(z.string(), { ref: 'tariff_line' }),
  name: z.string(),
  description: z.string(),
  baseRate: z.string(),
  specialRates: z.string(),
  column2Rate: z.string(),
  units: z.array(z.string()),
});

/** How the line was come by. */
export const classificationOutput = {
  line: tariffLineOutput,
  /** `known` when a code of eight or ten digits was given, else `assumed`: the founder confirms. */
  lineCertainty: tariffCertainty,
  /** Other lines that the words may mean, the one used first. Empty when a code was given. */
  candidates: z.array(tariffCandidate),
  decidingQuestion: z.string().nullable(),
};

/** What the duty is for the lines that a deciding question leaves open: all layers, not the base rate alone. */
export const openDuty = z.object({
  /** Over the lines that the question is about. */
  ratePercent: range,
  dutyMinor: range.nullable(),
  /** Of every line that is shown beside the question. */
  lines: z.array(
    z.object({ hts: field(z.string(), { ref: 'tariff_line' }), name: z.string(), ratePercent: range }),
  ),
});
export type OpenDuty = z.output<typeof openDuty>;

/** The duty of one country: a total, or why there is none and between which bounds it lies. Money in minor units of USD. */
export const countryDuty = z.object({
  country: z.string(),
  countryName: z.string(),
  totalRatePercent: z.number().nullable(),
  rateRange: range.nullable(),
  dutyMinor: z.int().nullable(),
  dutyRangeMinor: range.nullable(),
  feesMinor: z.int().nullable(),
  /** Value, duty and fees of the whole shipment, and the freight that was given. */
  landedMinor: z.int().nullable(),
  /** For one piece, rounded to the cent. Null without a quantity. */
  perUnit: z
    .object({
      valueMinor: z.int(),
      dutyMinor: z.int(),
      feesMinor: z.int(),
      freightMinor: z.int(),
      landedMinor: z.int(),
    })
    .nullable(),
  certainty: tariffCertainty,
  /** The range that the deciding question spans; null without a question, or where nothing bounds it. */
  openDuty: openDuty.nullable(),
  layers: z.array(tariffLayer),
  fees: z.array(tariffFee),
  unknowns: z.array(z.string()),
  questions: z.array(z.string()),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type CountryDuty = z.output<typeof countryDuty>;
export type TariffLayer = z.output<typeof tariffLayer>;
export type TariffFee = z.output<typeof tariffFee>;
export type TariffCandidate = z.output<typeof tariffCandidate>;
