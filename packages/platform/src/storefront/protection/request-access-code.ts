import { requestAccessCode } from '@brandwright/contract/storefront/protection/request-access-code.ts';
import { codeHours } from '@brandwright/contract/storefront/protection/entities.ts';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { dayMs } from '../../kernel/data/days.ts';
import { oneLine } from '../../kernel/jobs/send-mail.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findPublicStores } from '../find-public-stores.ts';
import { codeHash, codeOf } from './codes.ts';
import { mailAccessCode } from './mail-access-code.ts';
import { readProtectionRow } from './protection.ts';
import { storefrontAccessCodes } from './tables.ts';

/** Codes in 24 hours: to one address, and from one store. */
const mostToAddress = 3;
const mostFromStore = 200;

async function isFlood(context: Context, email: string): Promise<boolean> {
  const dayAgo = new Date(context.clock.now().getTime() - dayMs);
  const { storeId, createdAt, email: to } = storefrontAccessCodes;
  const [sent] = await context.db
    .select({ all: count(), toAddress: sql`count(*) filter (where ${to} = ${email})`.mapWith(Number) })
    .from(storefrontAccessCodes)
    .where(and(eq(storeId, context.storeId), gt(createdAt, dayAgo)));
  return (sent?.toAddress ?? 0) >= mostToAddress || (sent?.all ?? 0) >= mostFromStore;
}

export default implement(requestAccessCode, {
  async run(context, { handle, email }) {
    const output = { isAccepted: true } as const;
    const [store] = await findPublicStores(context, [handle]);
    if (!store?.is_protected) return { output };
    await context.enterStore(store.store_id);
    const protection = await readProtectionRow(context);
    if (!protection?.isOpenToRequests || (await isFlood(context, email))) return { output };
    const id = randomUUID();
    const now = context.clock.now();
    await context.db.insert(storefrontAccessCodes).values({
      storeId: context.storeId,
      id,
      email,
      codeHash: codeHash(context, codeOf(context, id)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeHours * 60 * 60 * 1000),
    });
    await context.jobs.enqueue(mailAccessCode.name, { requestId: id, storeName: oneLine(store.name) });
    return { output, subject: { kind: 'store', id: context.storeId } };
  },
});
