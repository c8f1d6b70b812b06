import { z } from 'zod';

/** What an approval card shows before anything runs. Computed by the server from the exact input. */
export const approvalPreview = z.object({
  /** The verb on the button, with its figure: "Refund $42.00", never "OK". */
  verb: z.string(),
  /** What will happen. */
  what: z.string(),
  /** Who or what it reaches. */
  toWhom: z.string().nullable(),
  /** What it costs or pays back, in words with its figure. */
  cost: z.string().nullable(),
  /** What cannot be undone. */
  irreversible: z.string().nullable(),
  /** The exact values. */
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Lines that need a look before saying yes (bad rows of a file, a price that changed). */
  warnings: z.array(z.string()).default([]),
});
export type ApprovalPreview = z.output<typeof approvalPreview>;

/** PENDING → RUNNING → DONE | FAILED; PENDING → DENIED | EXPIRED. */
export const pendingActionStatus = z.enum(['PENDING', 'RUNNING', 'DONE', 'FAILED', 'DENIED', 'EXPIRED']);
export type PendingActionStatus = z.output<typeof pendingActionStatus>;

export const pendingAction = z.object({
  id: z.uuid(),
  operation: z.string(),
  title: z.string(),
  effect: z.string(),
  input: z.unknown(),
  preview: approvalPreview,
  status: pendingActionStatus,
  conversationId: z.uuid().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** The operation's output once DONE. */
  output: z.unknown().nullable(),
  /** The sentence of the receipt or of the failure. */
  outcome: z.string().nullable(),
  /** Journal entry to undo, where that is possible. */
  undoEntryId: z.uuid().nullable(),
});
export type PendingAction = z.output<typeof pendingAction>;
