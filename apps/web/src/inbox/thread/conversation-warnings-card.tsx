import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { WarningList } from './warning-list.tsx';

/** Signs of fraud in a thread, or that there are none. */
export function ConversationWarningsCard({ output }: CardProps<OutputOfCard<'conversation_warnings'>>) {
  const { supplierName, warnings, conversationSid } = output;
  return (
    <Card
      label={`Safety of the conversation with ${supplierName}`}
      title={<bdi>{supplierName}</bdi>}
      note={warnings.length === 0 ? 'No warning signs' : 'Check this before you reply or pay'}
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(conversationSid)}>Open conversation</Link>
        </Button>
      }
    >
      {warnings.length > 0 ? (
        <WarningList warnings={warnings} />
      ) : (
        <p className="flex gap-3 text-sm">
          <ShieldCheck aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-good" />
          That’s no guarantee. Confirm bank details by phone before you pay.
        </p>
      )}
    </Card>
  );
}
