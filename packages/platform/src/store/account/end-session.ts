import { OperationError } from '@brandwright/contract';
import { endSession } from '@brandwright/contract/store/account/end-session.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { end, needPerson, readLogins } from './own-sessions.ts';

export default implement(endSession, {
  async run(context, { sessionId }) {
    needPerson(context);
    const found = (await readLogins(context)).find(({ id }) => id === sessionId);
    if (!found) throw new OperationError('not_found', 'That login already ended, or isn’t yours.');
    await end(context, sessionId);
    return { output: { device: found.device } };
  },
});
