import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { reportAddress } from '../report-address.ts';
import { groupsOf } from '../report-groups.ts';

/** The reports that there are, by what they are about. */
export function ReportsCard({ output, density }: CardProps<OutputOfCard<'reports'>>) {
  const groups = groupsOf(output.reports);
  return (
    <Card
      label="Reports"
      title="Reports"
      aside={<span className="text-sm text-ink-soft">{count(output.reports.length, 'report')}</span>}
      actions={
        <Button asChild size="small">
          <Link to="/analytics">Open the dashboard</Link>
        </Button>
      }
    >
      {groups.length === 0 ? (
        <p className="text-sm text-ink-soft">No reports are turned on for this store.</p>
      ) : (
        <div className="@container">
          <div className="grid gap-5 @lg:grid-cols-2">
            {groups.map(({ label, reports }) => (
              <section key={label} aria-label={label}>
                <h4 className="pb-1 text-xs text-ink-soft">{label}</h4>
                <ul className="flex flex-col gap-2">
                  {reports.map(({ report, title, question }) => (
                    <li key={report} className="text-sm">
                      <Link
                        to={reportAddress(report)}
                        className="font-medium hover:underline hover:underline-offset-4"
                      >
                        {title}
                      </Link>
                      {density === 'panel' && <p className="text-ink-soft">{question}</p>}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}
