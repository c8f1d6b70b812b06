import { restoreDesignVersion } from '@brandwright/contract/design/studio/restore-design-version.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/text.tsx';
import { VersionLook } from './version-look.tsx';

/** States that the design had, newest first, also those of other days. */
export function VersionsPanel({
  design,
  mayChange,
  onRestored,
}: {
  design: Design;
  mayChange: boolean;
  onRestored: (design: Design) => void;
}) {
  const restore = useAction(restoreDesignVersion, { onDone: onRestored });
  return (
    <ol aria-label="Versions, newest first" className="flex flex-col gap-3">
      {design.versions.map(({ version, what, who, by, createdAt }) => (
        <li key={version} className="flex items-start gap-2 text-sm">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">
              {version}. {what}
            </p>
            <p className="text-xs text-ink-soft">
              {by === 'partner' ? `${who}, through the partner` : who}, <Moment at={createdAt} />
            </p>
          </div>
          {version !== design.version && <VersionLook designId={design.designId} version={version} />}
          {mayChange && version !== design.version && (
            <Button
              size="small"
              look="quiet"
              busy={restore.isRunning}
              aria-label={`Restore version ${version}`}
              onClick={() => void restore.run({ designId: design.designId, version })}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
