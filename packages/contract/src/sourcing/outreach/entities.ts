import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { outreachChannel, outreachSource, outreachStatus } from './enums.ts';

export { mayAct as mayAsk, mayRead as maySee } from '../../kernel/access.ts';

/** At most this many factories are written to at once. */
export const mostFactoriesAtOnce = 20;

/** At most this many rows of one's own list. */
export const mostListRows = 500;

/** One factory that was written to about one brief. */
export const outreach = z.object({
  outreachId: z.uuid(),
  source: outreachSource,
  channel: outreachChannel,
  status: outreachStatus,
  techPackId: field(z.uuid(), { ref: 'tech_pack' }).nullable(),
  briefTitle: z.string().nullable(),
  /** Null for a row of one's own list. */
  supplierId: field(z.uuid(), { ref: 'supplier' }).nullable(),
  /** As the marketplace, the network's list or one's own list names it. */
  supplierName: field(z.string(), { untrusted: true }),
  /** The conversation in the inbox; null where it went by mail. */
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }).nullable(),
  /** Where the mail went; null in the inbox and at the operator. */
  email: z.string().nullable(),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
  batchId: z.uuid().nullable(),
  queuedAt: instant(),
  sentAt: instant().nullable(),
  answeredAt: instant().nullable(),
});
export type Outreach = z.output<typeof outreach>;

/** How many stand where. */
export const outreachCounts = z.object({
  queued: z.int(),
  /** To the factory itself. */
  sent: z.int(),
  /** To our team, who are looking for an address. */
  passedOn: z.int(),
  failed: z.int(),
  answered: z.int(),
});
export type OutreachCounts = z.output<typeof outreachCounts>;

/** A factory that nothing was sent to, and why. */
export const leftOut = z.object({
  supplierId: field(z.uuid(), { ref: 'supplier' }).nullable(),
  supplierName: z.string(),
  reason: z.string(),
});
export type LeftOut = z.output<typeof leftOut>;

/** Factories to write to, by id or name; "the first three" of a list in view. */
export const factoriesField = (question: string) =>
  field(
    z
      .array(field(z.string().trim().min(1).max(160), { ref: 'supplier' }))
      .min(1)
      .max(200),
    {
      ref: 'supplier',
      label: 'Factories',
      question,
      words: ['suppliers', 'factories', 'makers', 'manufacturers', 'companies'],
    },
  ).describe('Ids or names of factories of the marketplace or the expanded network.');
