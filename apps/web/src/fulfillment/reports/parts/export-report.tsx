import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportFulfillmentReport } from '@brandwright/contract/fulfillment/reports/export-fulfillment-report.ts';
import {
  reportFormat,
  type FulfillmentReport,
  type ReportExport,
  type ReportFormat,
} from '@brandwright/contract/fulfillment/reports/export.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { callByHand } from '../../../card-props.ts';
import { ReportExportCard } from '../cards/report-export-card.tsx';
import type { Days } from '../report-address.ts';

/** Writes the report in view to a file, and shows how far it is. */
export function ExportReport({ report, period }: { report: FulfillmentReport; period: Partial<Days> }) {
  const [started, setStarted] = useState<ReportExport | null>(null);
  const [format, setFormat] = useState<ReportFormat | null>(null);
  const action = useAction(exportFulfillmentReport, { announce: false, onDone: setStarted });
  function start(next: ReportFormat) {
    setFormat(next);
    void action.run({ report, format: next, ...period });
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {reportFormat.options.map((one) => (
          <Button
            key={one}
            busy={action.isRunning && format === one}
            disabled={action.isRunning}
            onClick={() => start(one)}
          >
            <Download aria-hidden />
            Export as {one}
          </Button>
        ))}
      </div>
      {action.error && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(action.error)}
        </p>
      )}
      {started && (
        <div className="max-w-xl">
          <ReportExportCard
            key={started.id}
            output={started}
            call={callByHand(exportFulfillmentReport, { report })}
            density="panel"
          />
        </div>
      )}
    </div>
  );
}
