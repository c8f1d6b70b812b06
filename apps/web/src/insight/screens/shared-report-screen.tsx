import { Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { getSharedReport } from '@brandwright/contract/insight/get-shared-report.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { ErrorState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { ReportRows } from '../parts/report-rows.tsx';
import { ReportSkeleton } from '../parts/report-skeleton.tsx';
import { ReportView } from '../parts/report-view.tsx';
import { periodWords } from '../report-period.ts';

/** For whoever has the link: a report as it was shared. Needs no login and leads nowhere. */
export default function SharedReportScreen() {
  const { id = '' } = useParams();
  const shared = useOperation(getSharedReport, { id });
  const title = shared.data?.content.title;
  useEffect(() => {
    document.title = title ? `${title} · shared with you` : 'Shared report';
  }, [title]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-4xl flex-col px-4 py-10 sm:px-8 sm:py-16">
      {shared.data ? (
        <Shared shared={shared.data} />
      ) : shared.isError ? (
        <Failed error={shared.error} onRetry={() => void shared.refetch()} />
      ) : (
        <ReportSkeleton />
      )}
    </main>
  );
}

function Shared({ shared: { storeName, expiresAt, content } }: { shared: OutputOf<typeof getSharedReport> }) {
  const declaration = reports[content.report];
  const [sort, setSort] = useState('');
  const [page, setPage] = useState(0);
  return (
    <>
      <header className="border-b border-line pb-6">
        <p className="text-sm text-ink-soft">{storeName}</p>
        <h1 className="mt-1 font-display text-xl tracking-tight wrap-anywhere">{content.title}</h1>
        <p className="mt-2 text-sm text-ink-soft">{periodWords(content)}</p>
      </header>
      <div className="flex-1 pt-6">
        <ReportView declaration={declaration} result={content} isPublic>
          <ReportRows
            declaration={declaration}
            result={content}
            query={new URLSearchParams({ sort })}
            page={page}
            onPage={setPage}
            onSort={(next) => {
              setSort(next);
              setPage(0);
            }}
            isPublic
          />
        </ReportView>
      </div>
      <footer className="mt-10 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5 text-xs text-ink-soft">
        <p className="flex items-center gap-2">
          <img src="/mark.svg" alt="" className="size-4" />
          Made with Brandwright
        </p>
        <p>
          The link works until <Day at={expiresAt} />.
        </p>
      </footer>
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'locked')
    return (
      <Notice
        heading="This link is closed"
        text="It expired, or the person who shared the report closed it. Ask for a new one."
      />
    );
  if (code === 'not_found' || code === 'bad_input')
    return (
      <Notice
        heading="We can’t find that report"
        text="Part of the link may be missing. Ask the person who sent it for a new one."
      />
    );
  return <ErrorState error={error} onRetry={onRetry} className="flex-1" />;
}

function Notice({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="m-auto flex max-w-sm flex-col items-center gap-3 text-center">
      <Link2Off aria-hidden className="size-7 text-ink-soft" />
      <h1 className="font-display text-xl tracking-tight">{heading}</h1>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}
