import { useState } from 'react';
import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { cancelSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/cancel-supplier-invite.ts';
import { resendSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/resend-supplier-invite.ts';
import { settleSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/settle-supplier-invite.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

/** What can be done with an open invite. Sending again asks first, since it reaches somebody. */
export function InviteActions({ supplier }: { supplier: MySupplier }) {
  const [isSending, setSending] = useState(false);
  const cancel = useAction(cancelSupplierInvite);
  const settle = useAction(settleSupplierInvite);
  const { supplierId, invite } = supplier;
  if (invite?.state !== 'INVITED') return null;
  const mayResend = invite.mayResendAt !== null && Date.parse(invite.mayResendAt) <= serverNowMs();
  return (
    <>
      <Menu
        align="start"
        trigger={<Button size="small">Invite</Button>}
        entries={[
          {
            label: mayResend ? 'Send again' : 'Send again (once a day)',
            disabled: !mayResend,
            onSelect: () => setSending(true),
          },
          {
            label: 'Mark as joined',
            onSelect: () => void settle.run({ supplierId, answer: 'JOINED' }),
          },
          {
            label: 'Mark as declined',
            onSelect: () => void settle.run({ supplierId, answer: 'DECLINED' }),
          },
          { label: 'Cancel invite', apart: true, onSelect: () => void cancel.run({ supplierId }) },
        ]}
      />
      <OperationDialog
        declaration={resendSupplierInvite}
        input={isSending ? { supplierId } : null}
        onClose={() => setSending(false)}
        title="Send the invite again"
      />
    </>
  );
}
