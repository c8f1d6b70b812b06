import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { compareBrandKitVersions } from '@brandwright/contract/brand-kits/compare-brand-kit-versions.ts';
import { listBrandKitVersions } from '@brandwright/contract/brand-kits/list-brand-kit-versions.ts';
import { restoreBrandKitVersion } from '@brandwright/contract/brand-kits/restore-brand-kit-version.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ChangeRows } from './change-rows.tsx';
import { VersionRows } from './version-rows.tsx';

const step = 30;

/** The history of a kit: its versions, what one of them changed, and the way back to it. */
export function HistorySheet({
  brandKitId,
  version,
  onVersion,
  onClose,
  mayAct,
}: {
  brandKitId: string;
  /** The one whose changes are shown; null for the list. */
  version: number | null;
  onVersion: (version: number | null) => void;
  onClose: () => void;
  mayAct: boolean;
}) {
  const [size, setSize] = useState(step);
  const versions = useOperation(listBrandKitVersions, { brandKit: brandKitId, size }, { keepPrevious: true });
  const restore = useAction(restoreBrandKitVersion, { onDone: () => onVersion(null) });
  const onRestore = mayAct
    ? (to: number) => void restore.run({ brandKit: brandKitId, version: to })
    : undefined;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={version === null ? 'History' : `What changed in version ${version}`}
    >
      {version === null ? (
        <Load
          query={versions}
          skeleton={<SkeletonText lines={8} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title="No versions yet" text="Every change to the kit is saved here." />}
        >
          {({ versions: shown, total }) => (
            <>
              <VersionRows
                versions={shown}
                onCompare={onVersion}
                onRestore={onRestore}
                isRestoring={restore.isRunning}
              />
              {total > shown.length && size < 200 && (
                <Button size="small" className="mt-3" onClick={() => setSize(Math.min(200, size + step))}>
                  Show {count(Math.min(step, total - shown.length), 'earlier version')}
                </Button>
              )}
            </>
          )}
        </Load>
      ) : (
        <Changes
          brandKitId={brandKitId}
          version={version}
          onBack={() => onVersion(null)}
          onRestore={onRestore}
          isRestoring={restore.isRunning}
        />
      )}
    </Sheet>
  );
}

function Changes({
  brandKitId,
  version,
  onBack,
  onRestore,
  isRestoring,
}: {
  brandKitId: string;
  version: number;
  onBack: () => void;
  onRestore: ((version: number) => void) | undefined;
  isRestoring: boolean;
}) {
  const changes = useOperation(compareBrandKitVersions, {
    brandKit: brandKitId,
    fromVersion: Math.max(1, version - 1),
    toVersion: version,
  });
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" size="small" className="self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        All versions
      </Button>
      <Load query={changes} skeleton={<SkeletonText lines={8} />}>
        {(data) => (
          <>
            <ChangeRows changes={data.changes} />
            {onRestore && (
              <div className="flex flex-wrap gap-2">
                <Button size="small" busy={isRestoring} onClick={() => onRestore(version)}>
                  Restore version {version}
                </Button>
                {version > 1 && (
                  <Button
                    size="small"
                    look="quiet"
                    disabled={isRestoring}
                    onClick={() => onRestore(version - 1)}
                  >
                    Restore the previous version
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </Load>
    </div>
  );
}
