import { OperationError, catalogMessages } from '@brandwright/contract';
import { getTokens } from '@brandwright/contract/store/get-tokens.ts';
import { implement } from '../kernel/request/implementation.ts';
import { sessionEnd } from './sessions.ts';
import { issueTokens } from './tokens.ts';

export default implement(getTokens, {
  async run(context) {
    const { actor } = context;
    const sessionId = actor.kind === 'user' && !actor.isProgram ? actor.sessionId : undefined;
    const sessionExpiresAt = sessionId && (await sessionEnd(context.db, sessionId));
    if (actor.kind !== 'user' || !sessionId || !sessionExpiresAt) {
      throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
    }
    return {
      output: await issueTokens(context.providers.keyring, {
        userId: actor.userId,
        sessionId,
        sessionExpiresAt,
      }),
    };
  },
});
