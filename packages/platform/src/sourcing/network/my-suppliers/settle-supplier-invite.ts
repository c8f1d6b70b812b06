import { settleSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/settle-supplier-invite.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { settle, unsettle } from './invites.ts';

export default implement(settleSupplierInvite, {
  run: (context, { supplierId, answer }) =>
    settle(context, supplierId, answer, answer === 'JOINED' ? 'Joined' : 'Declined the invite'),
  undo: unsettle,
});
