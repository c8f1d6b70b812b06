import { Link } from 'react-router';
import { creditsPath } from '@brandwright/contract/kernel/ai-credits.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { EntriesTable } from '../ai-credits/entries-table.tsx';

const threadRows = 8;

/** Entries of the book of AI credits, and the way to all of them. */
export function AiCreditEntriesCard({ output, density }: CardProps<OutputOfCard<'ai_credit_entries'>>) {
  const { rows, total } = output;
  if (total === 0)
    return <Card label="AI credit entries" title="No matching entries" note="Try another kind or period." />;
  return (
    <Card
      label="AI credit entries"
      title={count(total, 'entry', 'entries')}
      actions={
        <Button asChild size="small">
          <Link to={creditsPath}>Open AI credits</Link>
        </Button>
      }
    >
      <EntriesTable rows={density === 'thread' ? rows.slice(0, threadRows) : rows} density="compact" />
    </Card>
  );
}
