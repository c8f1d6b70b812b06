import { z } from 'zod';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { shortMySupplier } from './say.ts';

export const cancelSupplierInvite = declareOperation({
  name: 'cancel_supplier_invite',
  area: 'sourcing',
  title: 'Cancel an invite',
  description:
    'Withdraws an open invite of a supplier. It stays in the list as canceled and can be invited anew; to take it off the list use remove_my_supplier.',
  examples: [
    "Cancel the invite to Anna's Pottery",
    'withdraw that supplier invite',
    'we no longer need the supplier invite for Bluebird, cancel it',
  ],
  input: z.object({ supplierId: supplierNamed('Whose invite should be canceled?') }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/cancel' },
  access: mayAct,
  effect: 'write',
  card: 'supplier_invite',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_my_suppliers', 'invite_supplier'],
  invalidates: mySupplierReads,
  undoable: true,
  toModel: shortMySupplier,
  summary: ({ name }) => `Canceled the invite to ${name}.`,
});
