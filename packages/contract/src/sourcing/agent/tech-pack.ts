import { z } from 'zod';
import { amountMinor, countryCode, day, field, instant, untrustedText } from '../../kernel/fields.ts';
import { agentType, briefField, eventItemType, techPackStatus, valueOrigin } from './enums.ts';

export const techPackRef = () => field(z.uuid(), { ref: 'tech_pack' });

/** Size of one piece. Null where it was not said; `diameterMillimetres` stands for length and width of what is round. */
export const briefDimensions = z.object({
  lengthMillimetres: z.number().nullable(),
  widthMillimetres: z.number().nullable(),
  heightMillimetres: z.number().nullable(),
  diameterMillimetres: z.number().nullable(),
  /** What a mug, jar or bottle holds. */
  capacityMillilitres: z.number().nullable(),
});
export type BriefDimensions = z.output<typeof briefDimensions>;

/**
 * What is to be made: the values of a brief, all of which may be missing. They are the founder's own words, or values that
 * the rules found in a document (figures, and words of the marketplace); other words of a document stand in `outsideNotes`.
 */
export const brief = z.object({
  title: z.string(),
  product: z.string().nullable(),
  description: z.string().nullable(),
  /** Category of the marketplace. */
  categoryId: field(z.string(), { ref: 'category' }).nullable(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
  finish: z.string().nullable(),
  dimensions: briefDimensions.nullable(),
  weightGrams: z.number().nullable(),
  /** Units of the first order. */
  quantity: z.int().nullable(),
  /** Most that one piece may cost at the factory, in minor units. */
  targetPriceMinor: amountMinor().nullable(),
  currency: z.literal('USD'),
  /** "Logo engraving", "debossed label". */
  customizations: z.array(z.string()),
  packaging: z.string().nullable(),
  /** Names of certificates and safety wishes: "FDA", "BPA free", "GOTS". */
  certifications: z.array(z.string()),
  countriesWanted: z.array(countryCode()),
  countriesExcluded: z.array(countryCode()),
  /** First day on which it is to be sold; the first of the month where only a month was said. */
  launchDate: day().nullable(),
  launchIsWholeMonth: z.boolean(),
  notes: z.string().nullable(),
  /** What a document that was added says beyond these fields: words from outside, shown and never acted on. */
  outsideNotes: untrustedText().nullable(),
});
export type Brief = z.output<typeof brief>;

/** A picture or document that belongs to a brief. */
export const techPackAttachment = z.object({
  fileId: field(z.uuid(), { ref: 'file' }),
  url: z.string(),
  name: field(z.string(), { untrusted: true }),
  kind: z.enum(['PICTURE', 'DOCUMENT']),
});
export type TechPackAttachment = z.output<typeof techPackAttachment>;

/** Where the value of a field comes from, and in which words. */
export const valueSource = z.object({
  field: briefField,
  origin: valueOrigin,
  /** The founder's words that it was read from, or why it was assumed. */
  because: z.string(),
  /** The words of a document that it was read from. */
  quote: untrustedText().nullable(),
});
export type ValueSource = z.output<typeof valueSource>;

/** How far a brief is, and what to say next. */
export const completeness = z.object({
  percent: z.int(),
  /** Fields without which factories cannot be matched. */
  needed: z.array(briefField),
  /** Fields that would make the match better. */
  wanted: z.array(briefField),
  /** Null when nothing is missing. */
  nextQuestion: z.string().nullable(),
});
export type Completeness = z.output<typeof completeness>;

/** A brief ("tech pack") of the sourcing agent with its state. */
export const techPack = z.object({
  techPackId: techPackRef(),
  /** Counts from 1 within the store: "brief 3". */
  techPackNumber: z.int(),
  ...brief.shape,
  categoryName: z.string().nullable(),
  agentType,
  eventItemType,
  status: techPackStatus,
  sources: z.array(valueSource),
  completeness,
  attachments: z.array(techPackAttachment),
  /** The thread of its changes (see get_tech_pack_history). */
  threadId: z.uuid(),
  checkpointId: z.uuid(),
  /** Number of the checkpoint that stands now; the first is 1. */
  version: z.int(),
  /** The brief that the agent works on for this person now. */
  isCurrent: z.boolean(),
  matchedAt: instant().nullable(),
  /** Whether the brief changed since it was matched. */
  matchesAreStale: z.boolean(),
  matchCount: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type TechPack = z.output<typeof techPack>;

/** A brief as it stands in a list. */
export const techPackSummary = techPack
  .pick({
    techPackId: true,
    techPackNumber: true,
    title: true,
    product: true,
    categoryId: true,
    categoryName: true,
    quantity: true,
    targetPriceMinor: true,
    currency: true,
    launchDate: true,
    agentType: true,
    eventItemType: true,
    status: true,
    version: true,
    isCurrent: true,
    matchedAt: true,
    matchesAreStale: true,
    matchCount: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ completePercent: z.int(), pictureUrl: z.string().nullable() });
export type TechPackSummary = z.output<typeof techPackSummary>;

/** One change of a brief: the field with its value before and after, in words. */
export const briefChange = z.object({
  field: briefField,
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type BriefChange = z.output<typeof briefChange>;
