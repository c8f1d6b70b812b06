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

/** PENDING → RUNNING → DONE | FAILED; PENDING → DENIED | EXPIRED | REPLACED (by the same, asked with other values). */
export const pendingActionStatus = z.enum([
  'PENDING',
  'RUNNING',
  'DONE',
  'FAILED',
  'DENIED',
  'EXPIRED',
  'REPLACED',
]);
export type PendingActionStatus = z.output<typeof pendingActionStatus>;

/** A value of an action that can be changed before saying yes: the action is then asked anew with it. */
export const editableField = z.object({
  field: z.string(),
  label: z.string(),
  /** `money`: whole minor units; `choices`: any of the choices. */
  kind: z.enum(['text', 'integer', 'number', 'money', 'day', 'flag', 'choice', 'choices']),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type EditableField = z.output<typeof editableField>;

export const pendingAction = z.object({
  id: z.uuid(),
  operation: z.string(),
  title: z.string(),
  effect: z.string(),
  input: z.unknown(),
  preview: approvalPreview,
  /** What may be changed while it waits. */
  editable: z.array(editableField).default([]),
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
