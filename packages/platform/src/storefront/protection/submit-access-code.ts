import { OperationError } from '@brandwright/contract';
import { submitAccessCode } from '@brandwright/contract/storefront/protection/submit-access-code.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { passwordFits } from '../../kernel/data/passwords.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { takeAttempt } from '../../kernel/request/take-attempt.ts';
import { findPublicStores } from '../find-public-stores.ts';
import { codeHash, passOf } from './codes.ts';
import { readProtectionRow } from './protection.ts';
import { storefrontAccessCodes } from './tables.ts';

const wrong = () =>
  new OperationError('not_found', 'That code doesn’t open this storefront. Check it, or ask for a new one.');

/** Uses up a mailed code; false where it is none that still works. */
async function spendCode(context: Context, code: string): Promise<boolean> {
  const now = context.clock.now();
  const used = await context.db
    .update(storefrontAccessCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(storefrontAccessCodes.storeId, context.storeId),
        eq(storefrontAccessCodes.codeHash, codeHash(context, code)),
        isNull(storefrontAccessCodes.usedAt),
        gt(storefrontAccessCodes.expiresAt, now),
      ),
    )
    .returning({ id: storefrontAccessCodes.id });
  return used.length > 0;
}

export default implement(submitAccessCode, {
  async run(context, { handle, code }) {
    const [store] = await findPublicStores(context, [handle]);
    if (!store?.is_protected) throw wrong();
    await context.enterStore(store.store_id);
    await takeAttempt(context, {
      key: `storefront code ${store.store_id}`,
      limit: 200,
      windowSeconds: 15 * 60,
      refusal: 'Too many codes were tried on this storefront.',
    });
    const protection = await readProtectionRow(context);
    const fits = (await spendCode(context, code)) || (await passwordFits(protection?.passwordHash, code));
    if (!fits) throw wrong();
    return { output: { store: { handle: store.handle, name: store.name }, ...passOf(context) } };
  },
});
