import { useEffect } from 'react';
import { exportStoreData } from '@brandwright/contract/store/account/export-store-data.ts';
import { getStoreDataExport } from '@brandwright/contract/store/account/get-store-data-export.ts';
import { ApiError } from '#api/api-error.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';
import { ExportState } from './export-state.tsx';
import { NotChangeable } from './not-changeable.tsx';
import { StoreDeletionSection } from './store-deletion.tsx';

/** How often an export under way is looked at, beside what live events say. */
const lookEveryMs = 3000;

/** Everything of the store as one file, and the end of the store, for its owner. */
export function DataSection() {
  const store = useStoreProfile().data;
  if (!store) return <SkeletonCard height={160} />;
  return (
    <div className="flex flex-col gap-10">
      <Section
        className="max-w-3xl"
        title="Export everything"
        note="Every table as CSV, plus your files, in one ZIP file. Passwords, tokens and keys are left out."
      >
        {mayCall(exportStoreData, store) ? (
          <Export />
        ) : (
          <NotChangeable>Only the store’s owner can export everything.</NotChangeable>
        )}
      </Section>
      <StoreDeletionSection store={store} />
    </div>
  );
}

function Export() {
  const found = useOperation(getStoreDataExport, {});
  const begin = useAction(exportStoreData);
  const { data, error, refetch } = found;
  const isUnderWay = data?.status === 'QUEUED' || data?.status === 'RUNNING';
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void refetch(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  const isNone = error instanceof ApiError && error.code === 'not_found';
  if (found.isPending) return <SkeletonCard height={90} />;
  if (!data && !isNone) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data ? (
        <ExportState made={data} />
      ) : (
        <p className="text-sm text-ink-soft">No exports yet. Each download is available for a week.</p>
      )}
      <Button
        className="self-start"
        disabled={isUnderWay}
        busy={begin.isRunning}
        onClick={() => void begin.run({})}
      >
        Export everything
      </Button>
    </>
  );
}
