import { OperationError } from '@brandwright/contract';
import { createApiToken } from '@brandwright/contract/store/account/create-api-token.ts';
import { mostTokens, tokensPath } from '@brandwright/contract/store/account/entities.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dayMs } from '../../kernel/data/days.ts';
import { tellPeople } from '../../kernel/notifications/tell-people.ts';
import { systemClock } from '../../kernel/request/clock.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { issueApiToken } from '../tokens.ts';
import { needPerson, readTokens } from './own-sessions.ts';
import { showToken } from './show-token.ts';

export default implement(createApiToken, {
  async run(context, { name, generation, days }) {
    const { userId } = needPerson(context);
    const there = await readTokens(context);
    if (there.some((one) => one.name?.toLowerCase() === name.toLowerCase()))
      throw new OperationError(
        'conflict',
        `You have an API token named ${name}. Give this one another name.`,
        [{ path: 'name', message: 'Another name.' }],
      );
    if (there.length >= mostTokens)
      throw new OperationError(
        'conflict',
        `You have ${mostTokens} API tokens, which is the limit. Revoke one first.`,
      );
    // Tokens live by the machine's time, as logins do.
    const now = systemClock.now();
    const sessionExpiresAt = new Date(now.getTime() + days * dayMs);
    const sessionId = randomUUID();
    await context.db.execute(sql`select api_token_open(${sessionId}, ${userId}, ${context.storeId}, ${name},
      ${generation}, ${sessionExpiresAt.toISOString()})`);
    await tellPeople(context, {
      kind: 'SECURITY',
      key: `api-token:${sessionId}`,
      title: `A new API token was created: ${name}`,
      detail: 'Whoever holds it can act on your behalf. If it wasn’t you, revoke it.',
      path: tokensPath,
      userId,
    });
    const login = { userId, sessionId, sessionExpiresAt };
    const row = {
      id: sessionId,
      name,
      generation,
      last_seen_at: null,
      created_at: now,
      expires_at: sessionExpiresAt,
    };
    return {
      output: {
        ...showToken(row),
        token: await issueApiToken(context.providers.keyring, login, generation),
      },
    };
  },
});
