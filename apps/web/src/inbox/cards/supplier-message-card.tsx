import { Link } from 'react-router';
import { useMayAct } from '#home/use-may-act.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { placed } from '../messages/group.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { MessageRow } from '../parts/message-row.tsx';

/** A message that was sent, as it stands in its conversation. */
export function SupplierMessageCard({ output }: CardProps<OutputOfCard<'supplier_message'>>) {
  const mayAct = useMayAct();
  return (
    <Card
      label={`Message to ${output.supplierName}`}
      title={
        <>
          To <bdi>{output.supplierName}</bdi>
        </>
      }
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(output.conversationSid)}>Open conversation</Link>
        </Button>
      }
    >
      <div className="-mt-5">
        {placed([output]).map((row) => (
          <MessageRow
            key={row.message.sid}
            placed={row}
            avatarUrl={null}
            saysSeen
            isTarget={false}
            mayAct={mayAct}
          />
        ))}
      </div>
    </Card>
  );
}
