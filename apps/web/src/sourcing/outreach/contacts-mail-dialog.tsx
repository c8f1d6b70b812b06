import { useState } from 'react';
import { sendSupplierContacts } from '@brandwright/contract/sourcing/outreach/send-supplier-contacts.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';

export interface ContactsMailDialogProps {
  open: boolean;
  onClose: () => void;
  factories: readonly { supplierId: string; name: string }[];
}

/** Mails the contact details of factories to one address, one's own at first. */
export function ContactsMailDialog({ open, ...props }: ContactsMailDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, factories }: Omit<ContactsMailDialogProps, 'open'>) {
  const store = useOperation(getStore, {});
  const [typed, setTyped] = useState<string | null>(null);
  const action = useAction(sendSupplierContacts, { onDone: onClose });
  const to = typed ?? store.data?.user.email ?? '';
  const send = () =>
    void action.run({ companyIds: factories.map((one) => one.supplierId), userEmail: to.trim() });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title="Send contact details"
      description={`Name, country, page and products of ${count(factories.length, 'factory', 'factories')} by email.`}
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button look="accent" busy={action.isRunning} disabled={to.trim() === ''} onClick={send}>
            Send {count(factories.length, 'contact')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="flex flex-col gap-3"
      >
        <Field
          label="To"
          hint="Your own email address, or another one."
          {...(action.error ? { error: messageOf(action.error) } : {})}
        >
          {(tie) => (
            <Input
              {...tie}
              type="email"
              autoComplete="email"
              value={to}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">{factories.map((one) => one.name).join(', ')}</p>
      </form>
    </Dialog>
  );
}
