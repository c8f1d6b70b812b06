import { Link } from 'react-router';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** What is on the dashboard, in its order. */
export function DashboardCard({ output }: CardProps<OutputOfCard<'dashboard'>>) {
  const { tiles, isUsual } = output;
  return (
    <Card
      label="Dashboard"
      title="Dashboard"
      {...(isUsual ? { note: 'These are the default tiles.' } : {})}
      aside={<span className="text-sm text-ink-soft">{count(tiles.length, 'tile')}</span>}
      actions={
        <Button asChild size="small">
          <Link to="/analytics">Open the dashboard</Link>
        </Button>
      }
    >
      {tiles.length === 0 ? (
        <p className="text-sm text-ink-soft">No tiles yet. Ask for any report to be added.</p>
      ) : (
        <ol className="flex flex-col gap-1.5 text-sm">
          {tiles.map(({ report, size }) => (
            <li key={report} className="flex items-baseline justify-between gap-3">
              <Link to={`/${report}`} className="hover:underline hover:underline-offset-4">
                {reports[report].title}
              </Link>
              <span className="text-xs text-ink-soft">{size === 'WIDE' ? 'Wide' : 'Small'}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
