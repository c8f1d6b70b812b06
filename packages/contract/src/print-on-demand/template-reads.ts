import { z } from 'zod';
import { marginLine, marginRange, templateIdOut } from './entities.ts';

export const shown = 12;

/** What a template costs and leaves, to one country. All in minor units. */
export const templatePrices = z.object({
  templateId: templateIdOut,
  title: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  retailPriceMinor: z.int().nullable(),
  /** Whether the price was only asked about and is not the template's own. */
  isTrial: z.boolean(),
  freeShipping: z.boolean(),
  /** The cheapest rate of one piece; null where it is not sent to. */
  shipping: z
    .object({
      name: z.string(),
      amountMinor: z.int(),
      minDays: z.int().nullable(),
      maxDays: z.int().nullable(),
    })
    .nullable(),
  prints: z.array(z.object({ placement: z.string(), title: z.string(), printMinor: z.int() })),
  /** The payment fee, an estimate. */
  feePercent: z.number(),
  feeFixedMinor: z.int(),
  feeSource: z.string(),
  rows: z.array(marginLine),
  margin: marginRange.nullable(),
  /** The lowest price at which no variant loses; null without anything to print. */
  breakEvenMinor: z.int().nullable(),
  /** The price that leaves 40% of it on the dearest variant, rounded up to a dollar. */
  suggestedRetailPriceMinor: z.int().nullable(),
});

export type TemplatePrices = z.output<typeof templatePrices>;
