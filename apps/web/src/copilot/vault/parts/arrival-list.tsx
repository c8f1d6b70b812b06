import { X } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import type { Arrival } from '../use-add-files.ts';

/** Files on their way, and those that did not arrive with why. */
export function ArrivalList({
  arrivals,
  onDismiss,
}: {
  arrivals: readonly Arrival[];
  onDismiss: (key: string) => void;
}) {
  if (arrivals.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="flex flex-col gap-2 pt-3">
      {arrivals.map(({ key, name, share, error }) => (
        <li
          key={key}
          className="flex items-center gap-3 rounded-lg border border-line bg-raised px-3 py-2 text-sm"
        >
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{name}</p>
            {error ? (
              <p role="alert" className="text-bad">
                {error}
              </p>
            ) : (
              <div
                role="progressbar"
                aria-label={`Uploading ${name}`}
                aria-valuenow={Math.round(share * 100)}
                aria-valuemin={0}
                aria-valuemax={100}
                className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-ink/10"
              >
                <div
                  className="h-full rounded-full bg-ink"
                  style={{ width: `${Math.max(3, share * 100)}%` }}
                />
              </div>
            )}
          </div>
          {error && (
            <IconButton label={`Dismiss ${name}`} onClick={() => onDismiss(key)}>
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
