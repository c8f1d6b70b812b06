import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { BriefRows } from '../parts/brief-rows.tsx';

const threadRows = 6;

/** Earlier briefs, newest first. */
export function TechPacksCard({ output, density }: CardProps<OutputOfCard<'tech_packs'>>) {
  if (output.total === 0)
    return <Card label="Briefs" title="No briefs" note="Say what you want made to start one." />;
  const rows = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - rows.length;
  return (
    <Card
      label="Briefs"
      title={count(output.total, 'brief')}
      flush
      actions={
        more > 0 && (
          <Button asChild size="small">
            <Link to="/sourcing-agent?tab=earlier">{count(more, 'more brief')}</Link>
          </Button>
        )
      }
    >
      <BriefRows rows={rows} />
    </Card>
  );
}
