import { OperationError } from '@brandwright/contract';
import {
  createShareLink,
  getShareAddress,
  listShareLinks,
  privateWords,
  revokeShareLink,
  viewSharedConversation,
  type PrivateKind,
  type ShareLink,
} from '@brandwright/contract/copilot/conversations.ts';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { hash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findConversation, meantConversation, userOf } from '../conversations.ts';
import { conversationShares } from '../tables.ts';
import { redactedTranscript } from './redacted-transcript.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A person's open links; more are a sign of a mistake. */
const mostOpenLinks = 200;

const columns = {
  id: conversationShares.id,
  conversationId: conversationShares.conversationId,
  title: conversationShares.title,
  hidden: conversationShares.hidden,
  messages: conversationShares.messageCount,
  createdAt: conversationShares.createdAt,
  expiresAt: conversationShares.expiresAt,
  revokedAt: conversationShares.revokedAt,
};
interface LinkRow {
  id: string;
  conversationId: string;
  title: string;
  hidden: PrivateKind[];
  messages: number;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export const createShareLinkHere = implement(createShareLink, {
  async prepare(context, { id: named, excluded, expiresInDays }) {
    const id = meantConversation(context, named);
    const { title } = await findConversation(context, id);
    const hidden = [...new Set(excluded)];
    const until = new Date(context.clock.now().getTime() + expiresInDays * dayMs).toISOString().slice(0, 10);
    const shown = privateKinds.filter((kind) => !hidden.includes(kind));
    return {
      input: { id, excluded: hidden, expiresInDays },
      preview: {
        verb: 'Make the link',
        what: `A public read-only link to “${title}” as it stands now.`,
        toWhom: 'Whoever has the link, without a login',
        cost: null,
        irreversible:
          'What someone has read meanwhile stays read. The link itself can be revoked at any time.',
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
      throw new OperationError('conflict', 'Nothing was said here yet that could be shared.');
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

export const getShareAddressHere = implement(getShareAddress, {
  async run(context, { id }) {
    const [row] = await context.db
      .select({ id: conversationShares.id })
      .from(conversationShares)
      .where(and(mine(context), eq(conversationShares.id, id), open(context)));
    if (!row) throw new OperationError('not_found', 'This link no longer works. Share again for a new one.');
    return { output: { url: `${context.publicUrl}/shared-conversation/${tokenOf(context, id)}` } };
  },
});

export const listShareLinksHere = implement(listShareLinks, {
  async run(context, { conversationId, isOpen, page, size }) {
    const matches = and(
      mine(context),
      conversationId ? eq(conversationShares.conversationId, conversationId) : undefined,
      isOpen === undefined ? undefined : isOpen ? open(context) : sql`not (${open(context)})`,
    );
    const [counted] = await context.db.select({ total: count() }).from(conversationShares).where(matches);
    const rows = await context.db
      .select(columns)
      .from(conversationShares)
      .where(matches)
      .orderBy(desc(conversationShares.createdAt), desc(conversationShares.id))
      .limit(size)
      .offset(page * size);
    const links = rows.map((row) => toLink(context, row));
    return { output: { links, page, size, total: counted?.total ?? 0 } };
  },
});

export const revokeShareLinkHere = implement(revokeShareLink, {
  async run(context, { linkId, conversationId }) {
    const which = linkId
      ? eq(conversationShares.id, linkId)
      : eq(conversationShares.conversationId, meantConversation(context, conversationId));
    const rows = await context.db
      .update(conversationShares)
      // What nobody may read any more is not kept either.
      .set({ revokedAt: context.clock.now(), messages: [] })
      .where(and(mine(context), which, isNull(conversationShares.revokedAt)))
      .returning(columns);
    if (rows.length === 0)
      throw new OperationError(
        'not_found',
        linkId ? 'There is no such link that could be revoked.' : 'This conversation is not shared.',
      );
    const links = rows.map((row) => toLink(context, row));
    return { output: { links }, subject: { kind: 'conversation', id: links[0]?.conversationId ?? '' } };
  },
});

const place = z.object({ store_id: z.uuid(), share_id: z.uuid() });
const gone = () =>
  new OperationError('not_found', 'This link no longer works. Ask whoever sent it for a new one.');

/** For the public: the same answer whether a link never was, has expired or was revoked. */
export const viewSharedConversationHere = implement(viewSharedConversation, {
  async run(context, { token }) {
    const { rows } = await context.db.execute(
      sql`select store_id, share_id from shared_conversation(${hashOf(token)})`,
    );
    const found = place.safeParse(rows[0]);
    if (!found.success) throw gone();
    await context.enterStore(found.data.store_id);
    const [share] = await context.db
      .select()
      .from(conversationShares)
      .where(
        and(
          eq(conversationShares.storeId, found.data.store_id),
          eq(conversationShares.id, found.data.share_id),
          open(context),
        ),
      );
    if (!share) throw gone();
    return {
      output: {
        title: share.title,
        sharedAt: share.createdAt.toISOString(),
        expiresAt: share.expiresAt.toISOString(),
        hidden: share.hidden,
        messages: share.messages,
      },
    };
  },
});

const mine = (context: Context) =>
  and(eq(conversationShares.storeId, context.storeId), eq(conversationShares.userId, userOf(context)));

const open = (context: Context) =>
  and(isNull(conversationShares.revokedAt), gt(conversationShares.expiresAt, context.clock.now()));

async function refuseTooMany(context: Context): Promise<void> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(conversationShares)
    .where(and(mine(context), open(context)));
  if ((counted?.total ?? 0) >= mostOpenLinks)
    throw new OperationError('conflict', `You have ${mostOpenLinks} open links already. Revoke some first.`);
}

function toLink(context: Context, row: LinkRow): ShareLink {
  const isExpired = row.expiresAt <= context.clock.now();
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    status: row.revokedAt ? 'REVOKED' : isExpired ? 'EXPIRED' : 'OPEN',
  };
}

const privateKinds = Object.keys(privateWords) as PrivateKind[];
const inWords = (kinds: readonly PrivateKind[]) => kinds.map((kind) => privateWords[kind]).join(', ');
/**
 * The secret part of a link's address: 256 bits that only this installation's key can make from the link's id, so that
 * it stands nowhere, neither in the database nor in what was answered.
 */
const tokenOf = (context: Context, shareId: string) =>
  createHmac('sha256', context.providers.keyring.key('conversation-share'))
    .update(shareId)
    .digest('base64url');
const hashOf = (token: string) => hash('sha256', token);
