import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { conversationAddress } from '../addresses.ts';

/** The goal of one conversation with a supplier. */
export function ConversationGoalCard({ output, call }: CardProps<OutputOfCard<'conversation_goal'>>) {
  const before = 'before' in output ? output.before : null;
  return (
    <Card
      label="Goal"
      title={output.supplierName}
      note={call.undone ? 'Undone' : output.setAt && <Moment at={output.setAt} />}
      actions={
        <Button asChild size="small">
          <Link to={conversationAddress(output.conversationSid)}>Open the conversation</Link>
        </Button>
      }
    >
      <p className="font-display text-base">{output.goal ?? 'No goal set.'}</p>
      {before && before !== output.goal && <p className="mt-2 text-sm text-ink-soft">Before: {before}</p>}
    </Card>
  );
}
