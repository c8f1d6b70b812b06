import { recordKinds } from '@brandwright/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { noneNamed, notFound, pickNamed, type NamedRows } from '../kernel/records/resolve-record.ts';
import { OperationError } from '@brandwright/contract';
import { listWords } from '@brandwright/contract/orders/words.ts';
import type { CustomerRecord } from './customers.ts';
import { customerNotes } from './tables.ts';

export type NoteRecord = typeof customerNotes.$inferSelect;

const mostNotes = 20;

const notesOf = (context: Context, customerId: string) =>
  context.db
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.storeId, context.storeId), eq(customerNotes.customerId, customerId)))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.sequence));

/** The notes of a customer, newest first. */
export async function customerNotesOf(context: Context, customerId: string) {
  const rows = await notesOf(context, customerId).limit(mostNotes);
  return rows.map(({ id, author, text, createdAt, editedAt }) => ({
    id,
    author,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
}

const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** The note of a customer that an id or words of it mean; the only one without either. Errors: not_found, conflict. */
export async function findNote(
  context: Context,
  customer: CustomerRecord,
  { noteId, note }: { noteId?: string | undefined; note?: string | undefined },
): Promise<NoteRecord> {
  const kind: NamedRows<NoteRecord> = {
    called: { noun: `note about ${customer.name}`, plural: `notes about ${customer.name}` },
    nameOf: ({ text }) => text,
    labelOf: ({ text }) => `“${brief(text)}”`,
    likeness: ({ text }, said) => (holdsAll(text, said) ? 1 : 0),
    lookUp: `Open the ${recordKinds.customer.noun} to read the notes.`,
  };
  const rows = await notesOf(context, customer.id);
  if (noteId !== undefined) {
    const byId = rows.find(({ id }) => id === noteId.toLowerCase());
    if (byId) return byId;
    throw notFound(kind, 'with that id');
  }
  if (note !== undefined) {
    const named = pickNamed(rows, kind, note);
    if (named) return named;
    throw noneNamed(kind, note, rows);
  }
  const [only, ...others] = rows;
  if (!only) throw new OperationError('not_found', `There are no notes about ${customer.name}.`);
  if (others.length === 0) return only;
  throw new OperationError(
    'conflict',
    `There are several notes about ${customer.name}: ${listWords(
      rows.map(({ text }) => `“${brief(text)}”`),
      4,
    )}. Which one?`,
  );
}

const holdsAll = (text: string, said: string) => {
  const words = said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
};

/** The customer's notes after a change. */
export const afterNoteChange = async (context: Context, customer: CustomerRecord, change: string) => ({
  customerId: customer.id,
  name: customer.name,
  change,
  notes: await customerNotesOf(context, customer.id),
});
