import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { mayAct, mySupplier, mySupplierReads, supplierNamed } from './entities.ts';
import { inviteState } from './enums.ts';

/** By hand on the screen: the answer came by mail or phone. */
export const settleSupplierInvite = declareOperation({
  name: 'settle_supplier_invite',
  area: 'sourcing',
  title: 'Answer to an invite',
  description: 'Notes that an invited supplier joined or declined.',
  examples: ["Anna's Pottery accepted the invite"],
  input: z.object({
    supplierId: supplierNamed('Which supplier answered?'),
    answer: field(inviteState.extract(['JOINED', 'DECLINED']), {
      label: 'Answer',
      question: 'Did they join?',
    }),
  }),
  output: mySupplier,
  http: { method: 'POST', path: '/web/supplier-invites/{supplierId}/answer' },
  access: mayAct,
  effect: 'write',
  card: 'supplier_invite',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: mySupplierReads,
  undoable: true,
  summary: ({ name, invite }) => `${name} ${invite?.state === 'JOINED' ? 'joined' : 'declined'}.`,
});
