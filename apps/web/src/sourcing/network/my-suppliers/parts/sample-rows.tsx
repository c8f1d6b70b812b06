import type { SupplierListCheck } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { formatCountry } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';

type Row = SupplierListCheck['sample'][number];

const states: Record<Row['state'], { label: string; tone: Tone }> = {
  NEW: { label: 'New', tone: 'good' },
  MERGE: { label: 'Adds details', tone: 'info' },
  SAME: { label: 'Already yours', tone: 'neutral' },
  SKIPPED: { label: 'Duplicate', tone: 'warn' },
};

/** The first rows as they would come in. */
export function SampleRows({ check }: { check: SupplierListCheck }) {
  return (
    <section aria-label="First rows" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">The first rows</h3>
      <Table
        label="First rows of the list"
        density="compact"
        rows={check.sample}
        rowKey={(row) => String(row.line)}
        columns={[
          { key: 'name', header: 'Name', width: '40%', cell: (row: Row) => <Cut>{row.name}</Cut> },
          {
            key: 'country',
            header: 'Country',
            cell: (row: Row) => (row.country ? formatCountry(row.country) : '–'),
          },
          {
            key: 'address',
            header: 'Address',
            from: 'md',
            width: '30%',
            cell: (row: Row) => <Cut>{row.address ?? '–'}</Cut>,
          },
          {
            key: 'state',
            header: '',
            cell: (row: Row) => <Badge tone={states[row.state].tone}>{states[row.state].label}</Badge>,
          },
        ]}
      />
    </section>
  );
}

function Cut({ children }: { children: string }) {
  return (
    <span className="block w-0 min-w-full truncate" title={children}>
      {children}
    </span>
  );
}
