import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardTile } from '@brandwright/contract/insight/dashboard.ts';
import { getReport } from '@brandwright/contract/insight/get-report.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { Card } from '#ui/card.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sentence } from '../cell-words.ts';
import { usualWords } from '../report-address.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { ReportChartView } from './report-chart-view.tsx';
import { ReportTable } from './report-table.tsx';

/** Of a chart over days; a tile of more is drawn from these. */
const mostRows = 400;
const shownRows = 5;
const shownFigures = 4;

/** One report of the dashboard over its usual days: a wide tile draws it, a small one says its figures. */
export function DashboardTileView({ tile, controls }: { tile: DashboardTile; controls?: ReactNode }) {
  const declaration = reports[tile.report];
  const made = useOperation(getReport, { report: tile.report, size: mostRows });
  const isWide = tile.size === 'WIDE';
  return (
    <Card
      label={declaration.title}
      className="h-full"
      title={
        <Link to={`/${tile.report}`} className="hover:underline hover:underline-offset-4">
          {declaration.title}
        </Link>
      }
      note={usualWords(declaration.usual)}
      aside={controls}
    >
      <Load
        query={made}
        skeleton={
          <div role="status" aria-label={`Loading ${declaration.title}`} className="flex flex-col gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className={isWide ? 'h-56 w-full' : 'h-24 w-full'} />
          </div>
        }
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="text-ink-soft">{made.data ? sentence(made.data.finding) : ''}</p>}
      >
        {(result) => (
          <div className="flex flex-col gap-4">
            <p className="text-ink-soft">{sentence(result.finding)}</p>
            {isWide ? (
              <Wide result={result} />
            ) : (
              <FigureTiles
                figures={result.figures.slice(0, shownFigures)}
                currency={result.currency}
                isSmall
              />
            )}
          </div>
        )}
      </Load>
    </Card>
  );
}

function Wide({ result }: { result: OutputOf<typeof getReport> }) {
  const declaration = reports[result.report];
  if (declaration.chart) return <ReportChartView declaration={declaration} result={result} plain />;
  return (
    <ReportTable
      title={result.title}
      columns={declaration.columns}
      rows={result.rows.slice(0, shownRows).map((row, at) => ({ row, at }))}
      grain={result.grain}
      currency={result.currency}
      isBrief
    />
  );
}
