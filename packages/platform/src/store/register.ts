import { OperationError, type InputOf } from '@brandwright/contract';
import { register } from '@brandwright/contract/store/register.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import { implement } from '../kernel/request/implementation.ts';
import { openAccount, type Account } from './accounts.ts';
import { hashPassword } from '../kernel/data/passwords.ts';
import { openSession } from './sessions.ts';

/** Makes the account; a taken address is refused. */
export async function newAccount(
  context: Context,
  input: Pick<InputOf<typeof register>, 'email' | 'name' | 'storeName' | 'accountType'>,
  proof: { passwordHash: string } | { googleSubject: string },
): Promise<Account> {
  const userId = randomUUID();
  const isVouched = 'googleSubject' in proof;
  try {
    await openAccount(context.db, {
      userId,
      email: input.email,
      name: input.name,
      passwordHash: isVouched ? null : proof.passwordHash,
      googleSubject: isVouched ? proof.googleSubject : null,
      emailVerifiedAt: isVouched ? context.clock.now() : null,
      storeId: randomUUID(),
      membershipId: randomUUID(),
      storeName: input.storeName ?? input.name,
      accountType: input.accountType,
      createdAt: context.clock.now(),
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new OperationError(
        'conflict',
        'An account with this email address already exists. Log in instead.',
      );
    }
    throw error;
  }
  return { userId, name: input.name, email: input.email, passwordHash: null };
}

export default implement(register, {
  async run(context, input) {
    const passwordHash = await hashPassword(input.password);
    return { output: await openSession(context, await newAccount(context, input, { passwordHash })) };
  },
});
