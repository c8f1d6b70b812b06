import { Check, Plus } from 'lucide-react';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FindReports } from './find-reports.tsx';

/** Which reports to put on the dashboard. */
export function AddTileSheet({
  has,
  isFull,
  onAdd,
  onClose,
}: {
  has: (report: ReportSlug) => boolean;
  isFull: boolean;
  onAdd: (report: ReportSlug) => void;
  onClose: () => void;
}) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Add to the dashboard">
      <div className="flex flex-col gap-5">
        {isFull && <p className="text-sm text-ink-soft">The dashboard is full. Remove a tile first.</p>}
        <FindReports noMatch="No matching reports.">
          {(groups) =>
            groups.map(({ label, reports }) => (
              <section key={label} aria-label={label}>
                <h3 className="pb-1 text-xs text-ink-soft">{label}</h3>
                <ul className="divide-y divide-line border-y border-line">
                  {reports.map(({ report, title, question }) => (
                    <li key={report} className="flex items-center gap-3 py-2.5 text-sm">
                      <div className="min-w-0 flex-1">
                        <p className="font-medium">{title}</p>
                        <p className="text-ink-soft">{question}</p>
                      </div>
                      {has(report) ? (
                        <span className="flex items-center gap-1.5 text-ink-soft">
                          <Check aria-hidden className="size-4" />
                          Added
                        </span>
                      ) : (
                        <Button
                          size="small"
                          aria-label={`Add ${title}`}
                          disabled={isFull}
                          onClick={() => onAdd(report)}
                        >
                          <Plus aria-hidden />
                          Add
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))
          }
        </FindReports>
      </div>
    </Sheet>
  );
}
