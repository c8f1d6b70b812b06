import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { listReports } from '@brandwright/contract/insight/list-reports.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { groupsOf, isMeant } from '../report-groups.ts';

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
  const list = useOperation(listReports, {});
  const [words, setWords] = useState('');
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Add to the dashboard">
      <div className="flex flex-col gap-5">
        <Input
          type="search"
          aria-label="Find a report"
          placeholder="Find a report"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {isFull && <p className="text-sm text-ink-soft">The dashboard is full. Remove a tile first.</p>}
        <Load query={list} skeleton={<SkeletonText lines={8} />}>
          {({ reports }) => {
            const groups = groupsOf(reports.filter((one) => isMeant(one, words.trim())));
            if (groups.length === 0)
              return <p className="text-sm text-ink-soft">No report has these words.</p>;
            return groups.map(({ label, reports: inGroup }) => (
              <section key={label} aria-label={label}>
                <h3 className="pb-1 text-xs text-ink-soft">{label}</h3>
                <ul className="divide-y divide-line border-y border-line">
                  {inGroup.map(({ report, title, question }) => (
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
            ));
          }}
        </Load>
      </div>
    </Sheet>
  );
}
