import { logInWithGoogle } from '@brandwright/contract/store/log-in-with-google.ts';
import type { Identity } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { accountByEmail, accountByGoogle, linkGoogle, type Account } from './accounts.ts';
import { newAccount } from './register.ts';
import { openSession } from './sessions.ts';

async function accountOf(context: Context, identity: Identity): Promise<Account> {
  const known = await accountByGoogle(context.db, identity.subject);
  if (known) return known;
  const sameAddress = await accountByEmail(context.db, identity.email);
  if (!sameAddress) {
    const { email, name, subject } = identity;
    return newAccount(context, { email, name, accountType: 'UNDECIDED' }, { googleSubject: subject });
  }
  await linkGoogle(context.db, sameAddress.userId, identity.subject);
  return sameAddress;
}

export default implement(logInWithGoogle, {
  async run(context, input) {
    const identity = await context.providers.identity.verify(input.idToken);
    return { output: await openSession(context, await accountOf(context, identity)) };
  },
});
