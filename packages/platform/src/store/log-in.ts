import { OperationError } from '@brandwright/contract';
import { logIn } from '@brandwright/contract/store/log-in.ts';
import { implement } from '../kernel/request/implementation.ts';
import { accountByEmail } from './accounts.ts';
import { passwordFits } from '../kernel/data/passwords.ts';
import { openSession } from './sessions.ts';

export default implement(logIn, {
  async run(context, input) {
    const account = await accountByEmail(context.db, input.email);
    const fits = await passwordFits(account?.passwordHash, input.password);
    if (!account || !fits) {
      throw new OperationError('unauthenticated', 'Wrong email or password. Check both and try again.');
    }
    return { output: await openSession(context, account, input.storeId) };
  },
});
