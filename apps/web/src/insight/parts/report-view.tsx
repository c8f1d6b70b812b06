import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import type { ReactNode } from 'react';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import { sentence } from '../cell-words.ts';
import { Definition } from './definition.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { NextStep } from './next-step.tsx';
import { ReportChartView } from './report-chart-view.tsx';
import { ReportNotes } from './report-notes.tsx';

/** A report in full; its table is given. Shared by the screen and the public page, which has no next step. */
export function ReportView({
  declaration,
  result,
  isPublic = false,
  children,
}: {
  declaration: ReportDeclaration;
  result: ReportResult;
  isPublic?: boolean;
  children: ReactNode;
}) {
  const { finding, figures, currency, notes, orders, asOf } = result;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[72ch] text-base">{sentence(finding)}</p>
      <FigureTiles figures={figures} currency={currency} />
      {declaration.chart && (
        <section aria-label="Chart" className="rounded-xl border border-line bg-raised p-4">
          <ReportChartView declaration={declaration} result={result} />
        </section>
      )}
      <section aria-label="Table">{children}</section>
      <section aria-label="About this report" className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="max-w-[72ch]">
          <span className="font-medium">How to read it: </span>
          <span className="text-ink-soft">{declaration.howToRead}</span>
        </p>
        <ReportNotes notes={notes} />
        <Definition text={declaration.definition} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {!isPublic && <NextStep next={declaration.next} size="medium" />}
          <p className="text-xs text-ink-soft">
            Based on {count(orders, 'order')}, as of <Moment at={asOf} />.
          </p>
        </div>
      </section>
    </div>
  );
}
