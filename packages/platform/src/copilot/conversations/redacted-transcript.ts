import {
  createShareLink,
  type PrivateKind,
} from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { TranscriptMessage } from '@brandwright/contract/copilot/conversations/transcript.ts';
import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import type { Context } from '../../kernel/request/context.ts';
import { readMessages, textOf } from './messages.ts';
import type { KnownPrivate } from './privacy.ts';
import { redactor } from './redact-text.ts';
import { privateThingsIn, transcriptOf } from './transcript.ts';

/** Words that are looked up together: the areas' finders answer a few matches each time. */
const wordsAtOnce = 24;

/** A conversation as it may be shown: told in words and tables, without what is hidden. */
export async function redactedTranscript(
  context: Context,
  conversation: { id: string; title: string },
  hidden: readonly PrivateKind[],
): Promise<{ title: string; messages: TranscriptMessage[] }> {
  const messages = withoutSharing(context, conversation.id, await readMessages(context, conversation.id));
  const known = privateThingsIn(messages);
  if (hidden.includes('CUSTOMERS') || hidden.includes('SUPPLIERS'))
    await noteRecords(context, [conversation.title, ...messages.map(({ parts }) => textOf(parts))], known);
  const redact = redactor(hidden, known);
  return { title: redact(conversation.title), messages: transcriptOf(messages, new Set(hidden), redact) };
}

/** Customers and suppliers of the store that the words name, though no card shows them. */
async function noteRecords(context: Context, texts: readonly string[], known: KnownPrivate): Promise<void> {
  for (const words of pieces(texts)) {
    for (const found of await context.findRecords(words)) {
      if (found.kind !== 'customer' && found.kind !== 'supplier') continue;
      const names = found.kind === 'customer' ? known.customers : known.suppliers;
      names.add(found.matched);
      for (const part of found.label.split(', ')) names.add(part);
    }
  }
}

/** Pieces of a few words, each beginning with the last words of the one before, so that no name is cut. */
function pieces(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const text of texts) {
    const words = text.split(/\s+/).filter(Boolean);
    for (let at = 0; at < words.length; at += wordsAtOnce - 3)
      seen.add(words.slice(at, at + wordsAtOnce).join(' '));
  }
  return [...seen];
}

/** The talk about sharing itself is no part of what is shared: who asked for the link, and the yes to it. */
function withoutSharing(context: Context, id: string, messages: StoredMessage[]): StoredMessage[] {
  const left: StoredMessage[] = [];
  for (const message of messages) {
    if (message.parts.some(isAboutSharing)) {
      if (left.at(-1)?.role === 'user') left.pop();
    } else left.push(message);
  }
  // What is being answered right now.
  if (context.via === 'partner' && context.conversationId === id && left.at(-1)?.role === 'user') left.pop();
  return left;
}

const isAboutSharing = (part: StoredMessage['parts'][number]): boolean =>
  (part.type === 'data-call' || part.type === 'data-approval') &&
  (part['data'] as { operation?: unknown } | undefined)?.operation === createShareLink.name;
