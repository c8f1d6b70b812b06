import { OperationError } from '@brandwright/contract';
import { createVipRequest } from '@brandwright/contract/subscriptions/vip/create-vip-request.ts';
import { vipKinds, type VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { and, count, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { mailVipRequest } from './mail-vip-request.ts';
import { offersOf } from './offers.ts';
import { toRequest } from './requests.ts';
import { vipRequests } from './tables.ts';

/** Open ones of a store at a time. */
const mostOpen = 10;

async function check(context: Context, kind: VipKind): Promise<void> {
  const offer = (await offersOf(context)).find((one) => one.kind === kind);
  if (!offer?.isOpen)
    throw new OperationError(
      'conflict',
      `${vipKinds[kind].label} unlocks with ${offer?.opensAt ?? 'a later milestone'}, or with the Professional plan.`,
    );
  const [open] = await context.db
    .select({ all: count() })
    .from(vipRequests)
    .where(and(eq(vipRequests.storeId, context.storeId), eq(vipRequests.status, 'OPEN')));
  if ((open?.all ?? 0) >= mostOpen)
    throw new OperationError(
      'too_many_requests',
      `${mostOpen} VIP requests are open. Cancel one on the rewards page, or wait for a reply.`,
    );
}

export default implement(createVipRequest, {
  async run(context, { kind, reason }) {
    await check(context, kind);
    const now = context.clock.now();
    const { actor } = context;
    const [row] = await context.db
      .insert(vipRequests)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        kind,
        reason,
        status: 'OPEN',
        createdBy: nameOfActor(context),
        createdByEmail: actor.kind === 'user' ? actor.email : '',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The VIP request was not written.');
    await context.jobs.enqueue(mailVipRequest.name, { requestId: row.id, version: row.version });
    return { output: toRequest(row), subject: { kind: 'vip_request', id: row.id } };
  },
  async prepare(context, input) {
    await check(context, input.kind);
    const { label, does } = vipKinds[input.kind];
    return {
      input,
      preview: {
        verb: 'Send request',
        what: `Asks the Brandwright team for a ${label.toLowerCase()}. ${does}`,
        toWhom: 'The Brandwright team, by email',
        cost: null,
        irreversible: 'The email can’t be taken back; the request can be canceled on the rewards page.',
        values: [
          { label: 'Kind', value: label },
          { label: 'What it’s about', value: input.reason },
        ],
        warnings: [],
      },
    };
  },
});
