import { Download } from 'lucide-react';
import { getOrderExport } from '@brandwright/contract/orders/get-order-export.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Day, Figure } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { Progress } from '../parts/progress.tsx';
import { useRunningExport } from '../use-running-export.ts';

const states = {
  QUEUED: { label: 'Waiting to start', tone: 'neutral' },
  RUNNING: { label: 'In progress', tone: 'info' },
  DONE: { label: 'Ready', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
} as const;

/** A financial export as it goes: how far it is, then the file. Keeps itself up to date while it runs. */
export function OrderExportCard({ output }: CardProps<OutputOfCard<'order_export'>>) {
  const current = useRunningExport(output);
  const { label, tone } = states[current.status];
  const isRunning = current.status === 'QUEUED' || current.status === 'RUNNING';
  return (
    <Card
      label={getOrderExport.title}
      title="Financial export"
      note={<Span from={current.placedFrom} to={current.placedTo} />}
      aside={<Status tone={tone}>{label}</Status>}
      actions={
        current.status === 'DONE' &&
        current.url && (
          <Button asChild size="small" look="solid">
            <a href={current.url} download={current.fileName ?? true}>
              <Download aria-hidden />
              Download CSV
            </a>
          </Button>
        )
      }
    >
      {isRunning && <Progress label="Export" percent={current.progressPercent} />}
      {current.status === 'FAILED' && (
        <p className="text-sm text-bad">{current.failure ?? 'The export failed. Start it again.'}</p>
      )}
      {current.status === 'DONE' && (
        <Details
          items={[
            { label: 'Orders', value: <Figure value={current.orders} /> },
            { label: 'File', value: current.fileName },
          ]}
        />
      )}
    </Card>
  );
}

function Span({ from, to }: { from: string | null; to: string | null }) {
  if (!from && !to) return 'All orders';
  return (
    <>
      {from ? <Day at={from} /> : 'The first order'} to {to ? <Day at={to} /> : 'today'}
    </>
  );
}
