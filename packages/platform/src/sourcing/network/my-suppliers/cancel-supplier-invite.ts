import { cancelSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/cancel-supplier-invite.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { quietPreview } from '../../../kernel/approvals/plain-preview.ts';
import { findMine } from './find.ts';
import { movable, settle, unsettle } from './invites.ts';

export default implement(cancelSupplierInvite, {
  async prepare(context, { supplierId }) {
    const row = movable(await findMine(context, supplierId), 'CANCELED');
    return {
      input: { supplierId: row.id },
      preview: {
        verb: 'Cancel the invite',
        what: `The invite to ${row.name} is withdrawn; it stays in the list as canceled.`,
        ...quietPreview,
      },
    };
  },
  run: (context, { supplierId }) => settle(context, supplierId, 'CANCELED', 'Invite canceled'),
  undo: unsettle,
});
