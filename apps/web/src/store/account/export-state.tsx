import type { DataExport } from '@brandwright/contract/store/account/data-export.ts';
import { Status, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count, formatNumber } from '#ui/format.ts';
import { saveFrom } from '#ui/save-from.ts';
import { Day, Moment } from '#ui/text.tsx';

const states: Readonly<Record<DataExport['status'], { label: string; tone: Tone }>> = {
  QUEUED: { label: 'Waiting', tone: 'info' },
  RUNNING: { label: 'Preparing', tone: 'info' },
  DONE: { label: 'Ready', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
};

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? 'under 1 MB' : `${formatNumber(Math.round(bytes / 1_000_000))} MB`;

/** How an export stands, with its download while it is given out. */
export function ExportState({ made }: { made: DataExport }) {
  const { status, url, fileName, rows, files, sizeBytes, expiresAt, failure, progressPercent } = made;
  const { label, tone } = states[status];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm">
      <div className="min-w-0">
        <Status tone={tone}>
          <span className="font-medium">
            {status === 'RUNNING' ? `${label}, ${progressPercent}%` : label}
          </span>
        </Status>
        {fileName !== null && <p className="mt-1 wrap-anywhere">{fileName}</p>}
        <p className="mt-1 text-ink-soft">
          {status === 'DONE' && expiresAt ? (
            <>
              {count(rows ?? 0, 'row')} and {count(files ?? 0, 'file')}, {megabytes(sizeBytes ?? 0)}.
              Available until <Day at={expiresAt} />.
            </>
          ) : status === 'FAILED' ? (
            (failure ?? 'The export failed. Try again.')
          ) : (
            <>
              Requested <Moment at={made.createdAt} />.
            </>
          )}
        </p>
      </div>
      {url !== null && fileName !== null && (
        <Button size="small" onClick={() => saveFrom(url, fileName)}>
          Download
        </Button>
      )}
    </div>
  );
}
