import {
  creditEntryColors,
  creditEntryLabels,
  type AiCreditEntry,
} from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { ListTable } from '#kit/list-table.tsx';
import { Status } from '#ui/badge.tsx';
import { formatNumber } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { Figure, Moment } from '#ui/text.tsx';

/** Entries of the book; on a narrow screen who and when stand under what it was for. */
export function EntriesTable({
  rows,
  density = 'comfortable',
  stale = false,
}: {
  rows: readonly AiCreditEntry[];
  density?: Density;
  stale?: boolean;
}) {
  return (
    <ListTable
      label="AI credit entries"
      rows={rows}
      rowKey={({ entryId }) => entryId}
      density={density}
      stale={stale}
      columns={[
        {
          key: 'what',
          header: 'What',
          cell: (row) => (
            <span className="flex min-w-0 flex-col">
              <span className="wrap-anywhere">{row.note}</span>
              <span className="text-xs text-ink-soft">
                {[row.assistantName ?? row.personName].filter(Boolean).map((name) => `${name} · `)}
                <Moment at={row.createdAt} />
              </span>
            </span>
          ),
        },
        {
          key: 'kind',
          header: 'Kind',
          from: 'md',
          cell: ({ kind }) => <Status tone={creditEntryColors[kind]}>{creditEntryLabels[kind]}</Status>,
        },
        {
          key: 'credits',
          header: 'Credits',
          align: 'right',
          cell: ({ credits }) => (
            <span className="figures whitespace-nowrap">
              {credits > 0 ? '+' : '−'}
              {formatNumber(Math.abs(credits))}
            </span>
          ),
        },
        {
          key: 'balance',
          header: 'Balance',
          align: 'right',
          from: 'md',
          cell: ({ balanceAfter }) => <Figure value={balanceAfter} />,
        },
      ]}
    />
  );
}
