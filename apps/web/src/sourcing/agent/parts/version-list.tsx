import { restoreTechPack } from '@brandwright/contract/sourcing/agent/restore-tech-pack.ts';
import type { Checkpoint } from '@brandwright/contract/sourcing/agent/checkpoint.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { formatMomentFully } from '#ui/format.ts';
import { useMomentZone } from '#ui/zone.ts';
import { useMaySave } from '../../marketplace/use-may-save.ts';

/** Versions of a brief; each but the one that stands can be gone back to. */
export function VersionList({
  techPackId,
  versions,
}: {
  techPackId: string;
  versions: readonly Checkpoint[];
}) {
  const mayChange = useMaySave();
  const restore = useAction(restoreTechPack);
  const timeZone = useMomentZone();
  return (
    <ol>
      {versions.map((one) => (
        <li
          key={one.checkpointId}
          className="flex items-start gap-3 border-t border-line px-4 py-3 first:border-t-0"
        >
          <div className="min-w-0 flex-1 text-sm">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              Version {one.version}
              {one.isCurrent && <Badge tone="good">Current</Badge>}
            </p>
            <p className="wrap-anywhere">{one.why}</p>
            {one.changes.map((change) => (
              <p key={change.field} className="figures text-ink-soft wrap-anywhere">
                {change.label}: {change.before ?? 'not set'} → {change.after ?? 'not set'}
              </p>
            ))}
            <p className="text-xs text-ink-soft">
              {one.who}, {formatMomentFully(one.createdAt, timeZone)}
            </p>
          </div>
          {mayChange && !one.isCurrent && (
            <Button
              size="small"
              busy={restore.isRunning}
              aria-label={`Restore version ${one.version}`}
              onClick={() => void restore.run({ techPackId, version: one.version })}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
