import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { ShareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hash, createHmac } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { userOf } from '../conversations.ts';
import { conversationShares } from '../tables.ts';

export const columns = {
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

export const mine = (context: Context) =>
  and(eq(conversationShares.storeId, context.storeId), eq(conversationShares.userId, userOf(context)));

export const open = (context: Context) =>
  and(isNull(conversationShares.revokedAt), gt(conversationShares.expiresAt, context.clock.now()));

export function toLink(context: Context, row: LinkRow): ShareLink {
  const isExpired = row.expiresAt <= context.clock.now();
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    status: row.revokedAt ? 'REVOKED' : isExpired ? 'EXPIRED' : 'OPEN',
  };
}

/**
 * The secret part of a link's address: 256 bits that only this installation's key can make from the link's id, so that
 * it stands nowhere, neither in the database nor in what was answered.
 */
export const tokenOf = (context: Context, shareId: string) =>
  createHmac('sha256', context.providers.keyring.key('conversation-share'))
    .update(shareId)
    .digest('base64url');

export const hashOf = (token: string) => hash('sha256', token);
