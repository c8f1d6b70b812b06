import { OperationError } from '@brandwright/contract';
import {
  createShareLink,
  privateWords,
  type PrivateKind,
} from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import { and, count } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, meantConversation, userOf } from '../conversations.ts';
import { conversationShares } from '../tables.ts';
import { redactedTranscript } from './redacted-transcript.ts';
import { mine, open, hashOf, tokenOf, columns, toLink } from './sharing.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A person's open links; more are a sign of a mistake. */
const mostOpenLinks = 200;

async function refuseTooMany(context: Context): Promise<void> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(conversationShares)
    .where(and(mine(context), open(context)));
  if ((counted?.total ?? 0) >= mostOpenLinks)
    throw new OperationError('conflict', `You already have ${mostOpenLinks} open links. Revoke some first.`);
}

const privateKinds = Object.keys(privateWords) as PrivateKind[];

const inWords = (kinds: readonly PrivateKind[]) => kinds.map((kind) => privateWords[kind]).join(', ');

export default implement(createShareLink, {
  async prepare(context, { id: named, excluded, expiresInDays }) {
    const id = meantConversation(context, named);
    const { title } = await findConversation(context, id);
    const hidden = [...new Set(excluded)];
    const until = new Date(context.clock.now().getTime() + expiresInDays * dayMs).toISOString().slice(0, 10);
    const shown = privateKinds.filter((kind) => !hidden.includes(kind));
    return {
      input: { id, excluded: hidden, expiresInDays },
      preview: {
        verb: 'Create link',
        what: `A public read-only link to “${title}” as it is now.`,
        toWhom: 'Anyone with the link, without logging in',
        cost: null,
        irreversible: 'You can revoke the link at any time, but people may have read it by then.',
        values: [
          { label: 'Hides', value: hidden.length > 0 ? inWords(hidden) : 'nothing' },
          ...(shown.length > 0 ? [{ label: 'Shows', value: inWords(shown) }] : []),
          { label: 'Works until', value: until },
        ],
        warnings: [],
      },
    };
  },
  async run(context, { id: named, excluded, expiresInDays }) {
    const id = meantConversation(context, named);
    const conversation = await findConversation(context, id);
    await refuseTooMany(context);
    const hidden = [...new Set(excluded)];
    const { title, messages } = await redactedTranscript(context, conversation, hidden);
    if (messages.length === 0)
      throw new OperationError('conflict', 'There’s nothing in this chat to share yet.');
    const shareId = randomUUID();
    const now = context.clock.now();
    const [row] = await context.db
      .insert(conversationShares)
      .values({
        storeId: context.storeId,
        id: shareId,
        conversationId: id,
        userId: userOf(context),
        tokenHash: hashOf(tokenOf(context, shareId)),
        title,
        hidden,
        messages,
        messageCount: messages.length,
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresInDays * dayMs),
      })
      .returning(columns);
    if (!row) throw new Error('The link was not made.');
    return { output: toLink(context, row), subject: { kind: 'conversation', id } };
  },
});
