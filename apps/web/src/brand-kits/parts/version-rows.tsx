import type { BrandKitVersion } from '@brandwright/contract/brand-kits/brand-kit-version.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/text.tsx';

/** The history of a kit, newest first. */
export function VersionRows({
  versions,
  onCompare,
  onRestore,
  isRestoring = false,
}: {
  versions: readonly BrandKitVersion[];
  onCompare?: (version: number) => void;
  onRestore?: ((version: number) => void) | undefined;
  isRestoring?: boolean;
}) {
  return (
    <ol className="divide-y divide-line">
      {versions.map((one) => (
        <li key={one.version} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
          <div className="min-w-48 flex-1">
            <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
              Version {one.version}
              {one.isCurrent && <Badge tone="good">Current</Badge>}
            </p>
            <p className="text-sm wrap-anywhere">{one.what}</p>
            <p className="text-xs text-ink-soft">
              {one.by}, <Moment at={one.at} />
            </p>
          </div>
          <div className="flex gap-1">
            {onCompare && one.version > 1 && (
              <Button
                size="small"
                look="quiet"
                aria-label={`What changed in version ${one.version}`}
                onClick={() => onCompare(one.version)}
              >
                What changed
              </Button>
            )}
            {onRestore && !one.isCurrent && (
              <Button
                size="small"
                busy={isRestoring}
                aria-label={`Restore version ${one.version}`}
                onClick={() => onRestore(one.version)}
              >
                Restore
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
