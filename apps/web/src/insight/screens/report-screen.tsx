import { Download, Printer, Share2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { exportReport } from '@brandwright/contract/insight/export-report.ts';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { shareReport } from '@brandwright/contract/insight/share-report.ts';
import { reportSlug } from '@brandwright/contract/insight/slugs.ts';
import { mayCall } from '#api/may-call.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useListAddress } from '#kit/list-address.ts';
import { useDownload } from '#kit/use-download.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { sentence } from '../cell-words.ts';
import { DashboardToggle } from '../parts/dashboard-toggle.tsx';
import { ReportRows } from '../parts/report-rows.tsx';
import { ReportSkeleton } from '../parts/report-skeleton.tsx';
import { ReportToolbar } from '../parts/report-toolbar.tsx';
import { ReportWait } from '../parts/report-wait.tsx';
import { ReportView } from '../parts/report-view.tsx';
import { ReportsButton, ReportsFrame } from '../parts/reports-frame.tsx';
import { readAsk, scopeOf } from '../report-address.ts';
import { periodWords } from '../report-period.ts';

const ShareReportDialog = lazy(() => import('../parts/share-report-dialog.tsx'));

/** More rows than any report has: the whole is sorted and drawn here. */
const allRows = 9999;

/** Every report, by its address. */
export default function ReportScreen() {
  const { pathname } = useLocation();
  const slug = reportSlug.safeParse(pathname.slice(1).replace(/\/$/, ''));
  if (!slug.success) return null;
  return (
    <ReportsFrame>
      <Report key={slug.data} declaration={reports[slug.data]} />
    </ReportsFrame>
  );
}

function Report({ declaration }: { declaration: ReportDeclaration }) {
  const { slug, title, question } = declaration;
  const { query, change, narrow, page, turnTo } = useListAddress();
  const ask = readAsk(query);
  const scope = { report: slug, ...scopeOf(ask, serverNowMs()) };
  const made = useOperation(getReport, { ...scope, size: allRows }, { keepPrevious: true });
  const file = useDownload(exportReport);
  const profile = useStoreProfile().data;
  const [isSharing, setSharing] = useState(false);
  useScreenInView(title);
  const result = made.data;
  const isWaiting = made.isPending || made.isPlaceholderData;
  const hasRows = (result?.rows.length ?? 0) > 0;
  const isNarrowed = Object.keys(scope).length > 1;

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: 'Dashboards', to: '/analytics' }]}
        note={question}
        actions={
          <>
            <ReportsButton />
            {hasRows && (
              <>
                <Button className="print:hidden" busy={file.isRunning} onClick={() => file.start(scope)}>
                  <Download aria-hidden />
                  Export CSV
                </Button>
                {profile && mayCall(shareReport, profile) && (
                  <Button className="print:hidden" onClick={() => setSharing(true)}>
                    <Share2 aria-hidden />
                    Share
                  </Button>
                )}
                <Button className="print:hidden" onClick={() => window.print()}>
                  <Printer aria-hidden />
                  Print
                </Button>
                <DashboardToggle report={slug} />
              </>
            )}
          </>
        }
      />
      <ReportToolbar report={declaration} ask={ask} shown={result} onChange={narrow} />
      {result && <p className="pt-3 text-sm text-ink-soft">{periodWords(result)}</p>}
      <div className="pt-4" aria-busy={made.isPlaceholderData || undefined}>
        {isWaiting && <ReportWait key={JSON.stringify(scope)} />}
        <Load
          query={made}
          skeleton={<ReportSkeleton hasChart={declaration.chart !== undefined} />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState
              title="Nothing to show for this period"
              {...(result ? { text: sentence(result.finding) } : {})}
              {...(isNarrowed
                ? {
                    action: (
                      <Button
                        onClick={() =>
                          narrow({ period: null, from: null, to: null, channel: null, grain: null })
                        }
                      >
                        Reset filters
                      </Button>
                    ),
                  }
                : { ask: 'Import my orders from Shopify' })}
            />
          }
        >
          {(shown) => (
            <div className={made.isPlaceholderData ? 'opacity-60' : undefined}>
              <ReportView declaration={declaration} result={shown}>
                <ReportRows
                  declaration={declaration}
                  result={shown}
                  query={query}
                  page={page}
                  onPage={turnTo}
                  onSort={(sort) => change({ sort, page: null })}
                />
              </ReportView>
            </div>
          )}
        </Load>
      </div>
      {isSharing && (
        <Suspense>
          <ShareReportDialog
            title={title}
            ask={scope}
            hasNames={declaration.columns.some(({ record }) => record?.kind === 'customer')}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
