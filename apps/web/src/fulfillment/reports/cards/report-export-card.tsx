import { Download } from 'lucide-react';
import { fulfillmentReportLabels } from '@brandwright/contract/fulfillment/reports/export.ts';
import { getFulfillmentReportExport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-report-export.ts';
import { Progress } from '#orders/parts/progress.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Figure, Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { PeriodNote } from '../parts/period-note.tsx';
import { useRunningReport } from '../use-running-report.ts';

const states = {
  QUEUED: { label: 'Waiting to start', tone: 'neutral' },
  RUNNING: { label: 'In progress', tone: 'info' },
  DONE: { label: 'Ready', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
} as const;

/** A report that is written to a file: how far it is, then the file until it expires. Keeps itself up to date while it runs. */
export function ReportExportCard({ output }: CardProps<OutputOfCard<'report_export'>>) {
  const current = useRunningReport(output);
  const { label, tone } = states[current.status];
  const isRunning = current.status === 'QUEUED' || current.status === 'RUNNING';
  return (
    <Card
      label={getFulfillmentReportExport.title}
      title={fulfillmentReportLabels[current.report]}
      note={<PeriodNote period={current} />}
      aside={<Status tone={tone}>{label}</Status>}
      actions={
        current.url && (
          <Button asChild size="small" look="solid">
            <a href={current.url} download={current.fileName ?? true}>
              <Download aria-hidden />
              Download {current.format}
            </a>
          </Button>
        )
      }
    >
      {isRunning && <Progress label="Export" percent={current.progressPercent} />}
      {current.status === 'FAILED' && (
        <p className="text-sm text-bad">{current.failure ?? 'The export failed. Start it again.'}</p>
      )}
      {current.status === 'EXPIRED' && (
        <p className="text-sm text-ink-soft">The download has expired. Export the report again.</p>
      )}
      {current.status === 'DONE' && (
        <Details
          items={[
            { label: 'Rows', value: <Figure value={current.rows} /> },
            { label: 'File', value: current.fileName },
            { label: 'Available until', value: current.expiresAt && <Moment at={current.expiresAt} /> },
          ]}
        />
      )}
    </Card>
  );
}
