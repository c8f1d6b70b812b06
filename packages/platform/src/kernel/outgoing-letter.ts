import { OperationError } from '@brandwright/contract';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { polishLetter, polishNote, type LetterSides } from '@brandwright/language/outgoing/polish.ts';
import type { Context } from './context.ts';

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
  return polishLetter(text, { recipient, ...(await signerOf(context)) });
}

/** A note that is published as it stands, a review: a capital, a mark at its end, no letter around it. */
export const noteOf = (context: Pick<Context, 'asWritten'>, text: string) =>
  context.asWritten ? text : polishNote(text);
