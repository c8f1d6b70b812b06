import { useState } from 'react';
import { askPartner } from '@brandwright/contract/sourcing/marketplace/partners/ask-partner.ts';
import type { Partner } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Textarea } from '#ui/input.tsx';

/** A message to a service provider; nothing is sent before it is written and the button pressed. */
export function AskPartnerDialog({ partner, onClose }: { partner: Partner | null; onClose: () => void }) {
  return (
    <Dialog
      open={partner !== null}
      onOpenChange={(open) => !open && onClose()}
      title={partner ? `Write to ${partner.name}` : 'Write to a service provider'}
      description="Sent by email. The answer comes to your own address."
    >
      {partner && <MessageForm key={partner.partnerId} partner={partner} onClose={onClose} />}
    </Dialog>
  );
}

function MessageForm({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const { run, isRunning } = useAction(askPartner, { onDone: onClose });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (message.trim() !== '') void run({ partnerId: partner.partnerId, message: message.trim() });
      }}
    >
      <Field label="Message" hint={`Usually answered within ${partner.responseHours} hours.`}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={6}
            maxLength={4000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button type="button" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" look="accent" busy={isRunning} disabled={message.trim() === ''}>
          Send to {partner.name}
        </Button>
      </div>
    </form>
  );
}
