import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { dayOf, shortMySupplier } from './say.ts';

export const resendSupplierInvite = declareOperation({
  name: 'resend_supplier_invite',
  area: 'sourcing',
  title: 'Send an invite again',
  description: 'Sends an open invite of a supplier once more. At most once a day.',
  examples: [
    "Send the invite to Anna's Pottery again",
    'resend that supplier invite',
    'remind the supplier we invited',
  ],
  input: z.object({ supplierId: supplierNamed('Whose invite should be sent again?') }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/resend' },
  access: mayAct,
  effect: 'external',
  card: 'supplier_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'too_many_requests'],
  related: ['list_my_suppliers', 'cancel_supplier_invite'],
  invalidates: mySupplierReads,
  toModel: shortMySupplier,
  summary: ({ name, invite }) =>
    `Sent the invite to ${name} again${invite?.mayResendAt ? `; it can be sent once more after ${dayOf(invite.mayResendAt)}` : ''}.`,
});
