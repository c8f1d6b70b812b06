import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { WeekSummary } from '../parts/week-summary.tsx';
import { periodWords } from '../report-period.ts';

/** A week in short. */
export function WeeklySummaryCard({ output }: CardProps<OutputOfCard<'weekly_summary'>>) {
  return (
    <Card
      label="Weekly summary"
      title="Weekly summary"
      note={periodWords(output)}
      actions={
        <Button asChild size="small" look="quiet">
          <Link to="/analytics">Open the dashboard</Link>
        </Button>
      }
    >
      <WeekSummary {...output} />
      {output.byMail && <p className="pt-3 text-xs text-ink-soft">You also get this by email on Mondays.</p>}
    </Card>
  );
}
