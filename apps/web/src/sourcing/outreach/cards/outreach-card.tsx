import { Link } from 'react-router';
import { countWords } from '@brandwright/contract/sourcing/outreach/say.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { OutreachRows } from '../outreach-rows.tsx';

const threadRows = 8;

/** Factories that were contacted: just now, or all so far. */
export function OutreachCard({ output, density }: CardProps<OutputOfCard<'outreach'>>) {
  const total = 'total' in output ? output.total : output.rows.length;
  const leftOut = 'leftOut' in output ? output.leftOut : [];
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  if (total === 0 && leftOut.length === 0)
    return (
      <Card
        label="Outreach"
        title="No factory contacted"
        note="Say “contact the first three” about factories in view."
      />
    );
  return (
    <Card
      label="Outreach"
      title={`${count(total, 'factory', 'factories')} contacted`}
      note={countWords(output.counts)}
      flush
      actions={
        output.rows.some((row) => row.conversationSid !== null) && (
          <Button asChild size="small">
            <Link to="/inbox/messages?filter=SOURCING_AGENT">Open the inbox</Link>
          </Button>
        )
      }
    >
      <OutreachRows rows={shown} />
      {total > shown.length && (
        <p className="border-t border-line px-4 py-2.5 text-sm text-ink-soft">
          And {count(total - shown.length, 'more factory', 'more factories')}.
        </p>
      )}
      {leftOut.length > 0 && (
        <ul className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          {leftOut.map((one) => (
            <li key={one.supplierName}>
              Left out {one.supplierName}: {one.reason}.
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
