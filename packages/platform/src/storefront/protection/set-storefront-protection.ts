import { OperationError } from '@brandwright/contract';
import { setStorefrontProtection } from '@brandwright/contract/storefront/protection/set-storefront-protection.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import { hashPassword } from '../../kernel/data/passwords.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { readProtectionRow, toProtection, type ProtectionRow } from './protection.ts';
import { storefrontProtections } from './tables.ts';

const state = z.object({
  isProtected: z.boolean(),
  isOpenToRequests: z.boolean(),
  passwordHash: z.string().nullable(),
});
type State = z.output<typeof state>;
const kept = z.object({ before: state, after: state });

const stateOf = (row: ProtectionRow | undefined): State => ({
  isProtected: row?.isProtected ?? false,
  isOpenToRequests: row?.isOpenToRequests ?? false,
  passwordHash: row?.passwordHash ?? null,
});

async function write(context: Context, set: State): Promise<ProtectionRow | undefined> {
  const values = { ...set, updatedAt: context.clock.now(), updatedBy: nameOfActor(context) };
  const [row] = await context.db
    .insert(storefrontProtections)
    .values({ storeId: context.storeId, id: context.storeId, ...values })
    .onConflictDoUpdate({ target: [storefrontProtections.storeId, storefrontProtections.id], set: values })
    .returning();
  return row;
}

export default implement(setStorefrontProtection, {
  async run(context, { isProtected, isOpenToRequests, password }) {
    const before = stateOf(await readProtectionRow(context));
    const after: State = {
      isProtected,
      isOpenToRequests: isOpenToRequests ?? before.isOpenToRequests,
      passwordHash: password === undefined ? before.passwordHash : await hashPassword(password),
    };
    if (isProtected && after.passwordHash === null)
      throw new OperationError(
        'conflict',
        'The storefront has no password yet, so it can’t be protected. Set one under Account, in Store.',
      );
    const row = await write(context, after);
    return {
      output: toProtection(row),
      undo: { before, after } satisfies z.output<typeof kept>,
      subject: { kind: 'store', id: context.storeId },
    };
  },
  async undo(context, given) {
    const { before, after } = kept.parse(given);
    refuseChangedSince('storefront protection', after, stateOf(await readProtectionRow(context)));
    await write(context, before);
  },
});
