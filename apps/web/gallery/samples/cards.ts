import { operations, type CardName } from '@brandwright/contract/registry.ts';
import type { CallState } from '../../src/card-props.ts';
import { cards } from '../../src/cards.tsx';
import { sampleOf, type SampleState } from './sample-of.ts';

/** One card with one output of one operation. */
export interface CardSample {
  card: CardName;
  operation: string;
  state: SampleState;
  /** A call as the thread keeps it, its output included. */
  call: CallState;
}

const finished = (output: object) => ({ ...output, status: 'DONE' });

/** Rows under the columns of the report, which is no part of its answer. */
const reportSample = (output: object) => ({
  ...output,
  report: 'analytics-rfm',
  title: 'RFM segments',
  finding: 'most customers come back within a year.',
  rows: [
    { segment: 'Champions', customers: 170, share: 24.1, salesMinor: 18_632_565, averageMinor: 109_603 },
    { segment: 'At risk', customers: 110, share: 15.6, salesMinor: 4_007_572, averageMinor: 36_432 },
    { segment: 'Hibernating', customers: 171, share: 24.3, salesMinor: 2_441_351, averageMinor: 14_277 },
  ],
});

/** Rows keyed as figures by that dimension are. */
const figuresSample = (output: object) => ({
  ...output,
  by: 'MONTH',
  from: '2026-10-01',
  to: '2026-11-22',
  rows: [
    { key: '2026-10-01', label: 'Oct 2026', value: 2_410_000, before: 1_210_000, share: 42.4 },
    { key: '2026-11-01', label: 'Nov 2026', value: 3_273_000, before: 1_884_000, share: 57.6 },
  ],
});

/** What no schema says: where rows must fit each other to be shown. */
const fitted: Readonly<Record<string, (output: object) => object>> = {
  get_figures: figuresSample,
  get_report: reportSample,
  start_financial_export: finished,
  get_order_export: finished,
  list_blank_categories: (output) => ({
    ...output,
    rows: [
      { id: 1, parent_id: 0, image_url: '/files/sample/tees.png', title: 'Tees' },
      { id: 2, parent_id: 1, image_url: '/files/sample/long.png', title: 'Long sleeves' },
    ],
  }),
};

/** Every card of the card map, by name. */
export const cardNames = (Object.keys(cards) as CardName[]).toSorted();

/** The operations whose outputs a card shows. */
const operationsOf = (card: CardName) => operations.filter((operation) => operation.card === card);

/** A card's output, full and empty, for each of its operations; operations that answer the same are shown once. */
export function samplesOf(card: CardName): CardSample[] {
  const outputs = new Set<unknown>();
  const different = operationsOf(card).filter(({ output }) => !outputs.has(output) && outputs.add(output));
  return different.flatMap((operation) =>
    (['full', 'empty'] as const).map((state) => ({
      card,
      operation: operation.name,
      state,
      call: {
        callId: `${operation.name}-${state}`,
        operation: operation.name,
        title: operation.title,
        card,
        state: 'done' as const,
        input: {},
        output: outputOf(operation, state),
      },
    })),
  );
}

function outputOf({ name, output }: (typeof operations)[number], state: SampleState): unknown {
  const sample = sampleOf(output, state);
  const fit = fitted[name];
  return fit && state === 'full' ? fit(Object(sample)) : sample;
}
