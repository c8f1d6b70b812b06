import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { declareJob } from '../../../kernel/jobs/jobs.ts';
import { authorOf } from './rows.ts';
import { mySuppliers } from './tables.ts';

const name = 'sourcing.supplier_invite_notice';
const payloadOf = z.object({ supplierId: z.uuid(), timesSent: z.int(), by: z.string() });

/** The internal email that follows an invite: exactly one for each time it is sent, when the invite is committed. */
export const inviteNotice = {
  ask: (context: Context, supplierId: string, timesSent: number) =>
    context.jobs.enqueue(name, { supplierId, timesSent, by: authorOf(context) }),

  job: declareJob({
    name,
    async run(context, payload) {
      const { supplierId, timesSent, by } = payloadOf.parse(payload);
      const [row] = await context.db
        .select()
        .from(mySuppliers)
        .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, supplierId)));
      if (!row || row.inviteState !== 'INVITED') return { sent: false };
      const { id } = await context.providers.operator.notify({
        subject: `Supplier invite: ${row.name}${timesSent > 1 ? ` (sent ${timesSent} times)` : ''}`,
        text: [
          `${by} invited a supplier to Brandwright.`,
          '',
          `Name: ${row.name}`,
          `Email: ${row.email ?? 'none'}`,
          `Website: ${row.website ?? 'none'}`,
          `Phone: ${row.phoneNumber ?? 'none'}`,
          `Store: ${context.storeId}`,
          `Sent: ${timesSent === 1 ? 'for the first time' : `${timesSent} times`}`,
          '',
          'Please write to them.',
        ].join('\n'),
        idempotencyKey: `supplier-invite/${context.storeId}/${supplierId}/${timesSent}`,
      });
      return { sent: true, mailId: id };
    },
  }),
};
