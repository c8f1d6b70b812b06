import { OperationError } from '@brandwright/contract';
import { resendSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/resend-supplier-invite.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { findMine } from './find.ts';
import { inviteNotice } from './invite-notice.ts';
import { addEvents, readMySupplier, type MySupplierRow } from './rows.ts';
import { mayResendAt } from './rules.ts';
import { mySuppliers } from './tables.ts';
import { movable, lockInvite, one } from './invites.ts';

/** The row, when its invite is open (what may be canceled is) and was last sent a day ago or longer. */
function resendable(context: Context, found: MySupplierRow): MySupplierRow {
  const row = movable(found, 'CANCELED');
  const from = mayResendAt(row.inviteSentAt ?? row.createdAt);
  if (from > context.clock.now())
    throw new OperationError(
      'too_many_requests',
      `The invite to ${row.name} was sent less than a day ago. It can be sent again after ${from.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    );
  return row;
}

export default implement(resendSupplierInvite, {
  async prepare(context, { supplierId }) {
    const row = resendable(context, await findMine(context, supplierId));
    return {
      input: { supplierId: row.id },
      preview: {
        verb: 'Send the invite again',
        what: `Emails our team to invite ${row.name} once more.`,
        toWhom: `${row.name}, ${row.email ?? ''}`,
        cost: null,
        irreversible: 'A sent invite can’t be taken back.',
        values: [{ label: 'Sent so far', value: String(row.inviteTimesSent) }],
        warnings: [],
      },
    };
  },
  async run(context, { supplierId }) {
    const row = resendable(context, await lockInvite(context, supplierId, 'CANCELED'));
    const timesSent = row.inviteTimesSent + 1;
    await context.db
      .update(mySuppliers)
      .set({ inviteSentAt: context.clock.now(), inviteTimesSent: timesSent })
      .where(one(context, row.id));
    await addEvents(context, [row.id], 'Invite sent again');
    await inviteNotice.ask(context, row.id, timesSent);
    return { output: await readMySupplier(context, row.id), subject: { kind: 'supplier', id: row.id } };
  },
});
