import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';
import { SummaryView } from './summary-view.tsx';

/** A thread in short. */
export function ConversationSummaryCard({ output }: CardProps<OutputOfCard<'conversation_summary'>>) {
  const { supplierName, messageCount, warningCount, warning, conversationSid } = output;
  return (
    <Card
      label={`Summary of the conversation with ${supplierName}`}
      title={<bdi>{supplierName}</bdi>}
      note={messageCount === 0 ? 'No messages yet' : count(messageCount, 'message')}
      aside={warningCount > 0 && <Badge tone="bad">{count(warningCount, 'warning')}</Badge>}
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(conversationSid)}>Open conversation</Link>
        </Button>
      }
    >
      {warning !== null && (
        <p className="mb-4 text-sm text-bad">{warning}. Check it before you pay or reply.</p>
      )}
      {messageCount > 0 && <SummaryView summary={output} />}
    </Card>
  );
}
