import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { formAddress } from '../labels.ts';
import { RequestsTable } from '../parts/requests-table.tsx';

const threadRows = 8;

/** Custom project requests with where they stand. */
export function ProjectRequestsCard({ output, density }: CardProps<OutputOfCard<'project_requests'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  if (output.total === 0)
    return (
      <Card
        label="Custom project requests"
        title="No requests"
        note="Create one to get quotes from matching factories."
        actions={
          <Button asChild size="small">
            <Link to={formAddress()}>New request</Link>
          </Button>
        }
      />
    );
  const more = output.total - shown.length;
  return (
    <Card
      label="Custom project requests"
      title={count(output.total, 'custom project request')}
      actions={
        <>
          <Button asChild size="small">
            <Link to="/inbox/custom-project-requests">Open the list</Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more request')}</span>
          )}
        </>
      }
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <RequestsTable rows={shown} density="compact" />
      </div>
    </Card>
  );
}
