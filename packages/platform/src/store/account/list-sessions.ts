import { listSessions } from '@brandwright/contract/store/account/list-sessions.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../sessions.ts';
import { readLogins } from './own-sessions.ts';

export default implement(listSessions, {
  async run(context) {
    const { sessionId } = personOf(context);
    const rows = await readLogins(context);
    return {
      output: {
        sessions: rows.map((row) => ({
          sessionId: row.id,
          device: row.device,
          storeName: row.store_name,
          isCurrent: row.id === sessionId,
          createdAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at?.toISOString() ?? null,
          expiresAt: row.expires_at.toISOString(),
        })),
      },
    };
  },
});
