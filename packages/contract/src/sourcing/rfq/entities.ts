import { z } from 'zod';
import { amountMinor, countryCode, day, field, instant, untrustedText } from '../../kernel/fields.ts';
import { priceTier } from '../marketplace/entities.ts';
import { incoterm, printing, quoteStatus, requestKind, requestStatus, requestStep } from './enums.ts';

export const requestRefOut = () => field(z.uuid(), { ref: 'project_request' });
const quoteRefOut = () => field(z.uuid(), { ref: 'quote' });
const supplierRefOut = () => field(z.uuid(), { ref: 'supplier' });

/** A custom project request as it stands in a list. Money in minor units of `currency`. */
export const projectRequestRow = z.object({
  requestId: requestRefOut(),
  kind: requestKind,
  title: z.string(),
  status: requestStatus,
  /** Null while it is not said. */
  quantity: z.int().nullable(),
  targetPriceMinor: amountMinor().nullable(),
  currency: z.string(),
  /** Target launch: the day by which it is needed. */
  neededBy: day().nullable(),
  /** Quotes that came, of every state. */
  quoteCount: z.int(),
  /** Quotes that may still be taken. */
  openQuoteCount: z.int(),
  /** Suppliers that it was sent to. */
  askedCount: z.int(),
  /** Where its form was left. */
  step: requestStep,
  createdAt: instant(),
  updatedAt: instant(),
  submittedAt: instant().nullable(),
});
export type ProjectRequestRow = z.output<typeof projectRequestRow>;

/** What must be said before it can go out. */
export const missingDetail = z.object({ field: z.string(), question: z.string(), step: requestStep });
export type MissingDetail = z.output<typeof missingDetail>;

/** A supplier that a request went to, or would go to. */
export const askedSupplier = z.object({
  supplierId: supplierRefOut(),
  supplierName: z.string(),
  country: countryCode(),
  countryName: z.string(),
  /** Null: would be asked when the request is sent. */
  askedAt: instant().nullable(),
});
export type AskedSupplier = z.output<typeof askedSupplier>;

/** A quote as the supplier gave it. */
export const quote = z.object({
  quoteId: quoteRefOut(),
  requestId: requestRefOut(),
  supplierId: supplierRefOut(),
  supplierName: z.string(),
  country: countryCode(),
  countryName: z.string(),
  status: quoteStatus,
  currency: z.string(),
  /** Smallest quantity first. */
  priceTiers: z.array(priceTier),
  moq: z.int(),
  /** Molds, plates, set-up: paid once. */
  toolingMinor: amountMinor(),
  samplePriceMinor: amountMinor().nullable(),
  leadTimeDays: z.int(),
  incoterm,
  validUntil: day(),
  /** The supplier's own words. */
  note: untrustedText().nullable(),
  /** Whether a scripted demo supplier gave it. */
  isDemo: z.boolean(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
});
export type Quote = z.output<typeof quote>;

/** A request with all that its page shows. */
export const projectRequest = projectRequestRow.extend({
  description: z.string().nullable(),
  categoryId: field(z.string(), { ref: 'category' }).nullable(),
  materials: z.array(z.string()),
  printing: printing.nullable(),
  /** Most that the whole project may cost, everything included. */
  budgetMinor: amountMinor().nullable(),
  /** Countries of origin that are wished for; empty: any. */
  countries: z.array(countryCode()),
  wantsSample: z.boolean(),
  htsCode: z.string().nullable(),
  fileUrls: z.array(z.string()),
  techPackId: field(z.string(), { ref: 'tech_pack' }).nullable(),
  /** What the form still needs before the request can be sent. */
  missing: z.array(missingDetail),
  /** Sent before, and changed since: suppliers still have the earlier version. */
  hasUnsentChanges: z.boolean(),
  /** Suppliers that have it; for a draft those that would get it. */
  suppliers: z.array(askedSupplier),
  quotes: z.array(quote),
  /** Id of the purchase item that the accepted quote made. */
  purchaseItemId: field(z.string(), { ref: 'purchase_item' }).nullable(),
  allowed: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type ProjectRequest = z.output<typeof projectRequest>;

/** One line of what a landed cost is made of. `isEstimate`: reckoned by us, not quoted. */
export const costLine = z.object({
  label: z.string(),
  amountMinor: amountMinor().nullable(),
  isEstimate: z.boolean(),
  /** How it was come by. */
  note: z.string(),
});
export type CostLine = z.output<typeof costLine>;

/** A quote with what it comes to at the asked quantity, at the founder's door. */
export const comparedQuote = quote.extend({
  /** Units reckoned with: what was asked for, or the supplier's smallest order when that is more. */
  quantity: z.int(),
  unitPriceMinor: amountMinor(),
  goodsMinor: amountMinor(),
  /** Null where the duty cannot be told. */
  dutyMinor: amountMinor().nullable(),
  dutyPercent: z.number().nullable(),
  /** Nothing where it is in the price; null where nothing is known of the goods' size. */
  freightMinor: amountMinor().nullable(),
  /** Goods, tooling, duty, customs fees, freight, insurance and entry. Null where the duty cannot be told. */
  landedMinor: amountMinor().nullable(),
  landedPerUnitMinor: amountMinor().nullable(),
  costs: z.array(costLine),
  /** What stands against it: expired, smallest order above the quantity, too late. */
  warnings: z.array(z.string()),
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
});
export type ComparedQuote = z.output<typeof comparedQuote>;
