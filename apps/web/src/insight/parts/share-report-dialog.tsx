import { useId, useState } from 'react';
import { listReportShares } from '@brandwright/contract/insight/list-report-shares.ts';
import { shareReport } from '@brandwright/contract/insight/share-report.ts';
import { shareDays, type ReportShare } from '@brandwright/contract/insight/report-share.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { ReportLink } from './report-link.tsx';
import { ShareRows } from './share-rows.tsx';

const lives = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

/** Opens a public link to a report as it is shown, and closes those there are. */
export default function ShareReportDialog({
  title,
  ask,
  hasNames,
  onClose,
}: {
  title: string;
  ask: Omit<SendOf<typeof shareReport>, 'days' | 'withNames'>;
  /** Whether rows are told by customers’ names. */
  hasNames: boolean;
  onClose: () => void;
}) {
  const namesId = useId();
  const [days, setDays] = useState(String(shareDays.usual));
  const [withNames, setWithNames] = useState(false);
  const [made, setMade] = useState<ReportShare | null>(null);
  const share = useAction(shareReport, { onDone: setMade, announce: false });
  const links = useOperation(listReportShares, {});
  const open = links.data?.shares.filter(
    (one) => one.report === ask.report && one.isOpen && one.id !== made?.id,
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share a public link"
      description={`Shares “${title}” as it is now. Anyone with the link can see it without logging in, until the link expires or you close it.`}
      footer={
        made ? (
          <Button look="solid" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button
            look="accent"
            busy={share.isRunning}
            onClick={() => void share.run({ ...ask, days: Number(days), withNames })}
          >
            Create public link
          </Button>
        )
      }
    >
      {made ? (
        <ReportLink share={made} />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="flex items-center gap-3 text-sm">
            <span className="font-medium">Works for</span>
            <Select value={days} onChange={setDays} options={lives} className="w-32" aria-label="Works for" />
          </div>
          {hasNames && (
            <div className="flex items-center gap-2.5 text-sm">
              <Checkbox
                id={namesId}
                checked={withNames}
                onCheckedChange={(checked) => setWithNames(checked === true)}
              />
              <label htmlFor={namesId}>Include customer names</label>
            </div>
          )}
          {share.error && (
            <p role="alert" className="text-sm text-bad">
              {share.error.message}
            </p>
          )}
        </div>
      )}
      {open && open.length > 0 && (
        <section aria-label="Open links" className="mt-6">
          <h3 className="pb-1 text-sm font-medium">Open links to this report</h3>
          <ShareRows shares={open} />
        </section>
      )}
    </Dialog>
  );
}
