import { OperationError } from '@brandwright/contract';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { isGreeted, readdressed } from '@brandwright/language/outgoing/greeting.ts';
import { polishLetter, polishNote, type LetterSides } from '@brandwright/language/outgoing/polish.ts';
import { withCapital } from '@brandwright/language/outgoing/sentence.ts';
import type { Context } from '../request/context.ts';

/** Who signs what this context writes: the person and the store, each null where it is not known. */
export async function signerOf(context: Context): Promise<Omit<LetterSides, 'recipient'>> {
  const store = await context.call(getStore, {}).catch((error: unknown) => {
    if (error instanceof OperationError) return null;
    throw error;
  });
  return { person: context.actor.kind === 'user' ? context.actor.name : null, store: store?.name ?? null };
}

/**
 * A message to a company as it will go, for an approval to show: greeted, signed, the words as they were said. What a
 * person wrote on the approval card is sent unchanged.
 */
export async function letterTo(context: Context, recipient: string, text: string): Promise<string> {
  if (context.asWritten) return text;
  return polishLetter(readdressed(text.trim(), recipient), { recipient, ...(await signerOf(context)) });
}

/** A letter to several companies as a template: each is greeted by {{name}}, which is filled in for it. */
export async function templateLetter(context: Context, text: string): Promise<string> {
  if (context.asWritten || text.trim() === '') return text;
  const greeted = isGreeted(text, '{{name}}') ? text : `Hello {{name}},\n\n${withCapital(text.trim())}`;
  return letterTo(context, '{{name}}', greeted);
}

/** A note that is read as it stands, a review, a comment: a capital, a mark at its end, no letter around it. */
export const noteOf = (context: Pick<Context, 'asWritten'>, text: string) =>
  context.asWritten ? text : polishNote(text);

/** A note of someone who talks to the partner; what was typed into a form stays as it was typed. */
export const toldNoteOf = (context: Pick<Context, 'asWritten' | 'via'>, text: string) =>
  context.via === 'partner' ? noteOf(context, text) : text;
