import type { ApiToken } from '@brandwright/contract/store/account/entities.ts';
import type { SessionRow } from './own-sessions.ts';

export const showToken = (row: Omit<SessionRow, 'store_name' | 'device'>): ApiToken => ({
  tokenId: row.id,
  name: row.name ?? '',
  generation: row.generation ?? 1,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_seen_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
});
