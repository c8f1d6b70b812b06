import { OperationError } from '@brandwright/contract';
import { endOtherSessions } from '@brandwright/contract/store/account/end-other-sessions.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { quietPreview } from '../../kernel/approvals/plain-preview.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../sessions.ts';
import { endOthers, readLogins } from './own-sessions.ts';

async function others(context: Context) {
  const { sessionId } = personOf(context);
  const found = (await readLogins(context)).filter(({ id }) => id !== sessionId);
  if (found.length === 0)
    throw new OperationError(
      'conflict',
      'You’re logged in here and nowhere else, so there was nothing to log out of.',
    );
  return found;
}

export default implement(endOtherSessions, {
  async run(context) {
    await others(context);
    return { output: { ended: await endOthers(context) } };
  },
  async prepare(context, input) {
    const found = await others(context);
    return {
      input,
      preview: {
        ...quietPreview,
        verb: `Log out of ${count(found.length, 'device')}`,
        what: `Ends your ${count(found.length, 'other login')}. You stay logged in here.`,
        irreversible: 'Anyone using them will have to log in again.',
        values: found.slice(0, 10).map(({ device, store_name: store }) => ({
          label: device ?? 'Unknown device',
          value: store,
        })),
      },
    };
  },
});
