import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import type { Selection } from '#kit/selection.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { cn } from '#ui/cn.ts';
import type { Column, Sort } from '#ui/table.tsx';
import { Day } from '#ui/text.tsx';
import { placeOf } from '../labels.ts';
import type { ColumnSort } from '../my-suppliers-query.ts';
import { SourceMark, TagList } from './supplier-marks.tsx';

export interface SuppliersTableProps {
  suppliers: readonly MySupplier[];
  onOpen: (supplierId: string) => void;
  sort: Sort<ColumnSort>;
  onSort: (sort: Sort<ColumnSort>) => void;
  stale: boolean;
  selection?: Selection | undefined;
}

/** Suppliers as a table where there is room and one under the other where there is not. */
export function SuppliersTable(props: SuppliersTableProps) {
  const { suppliers, onOpen, sort, onSort, stale, selection } = props;
  return (
    <TableOrRows
      label="My suppliers"
      rows={suppliers}
      rowKey={(supplier) => supplier.supplierId}
      nameOf={(supplier) => supplier.name}
      columns={columns(props)}
      narrow={(supplier) => <NarrowRow supplier={supplier} onOpen={onOpen} />}
      sort={sort}
      onSort={onSort}
      stale={stale}
      selection={selection}
    />
  );
}

/** Asks for no room of its own and takes what its column has. */
const shrinks = 'block w-0 min-w-full';

function columns({ onOpen }: SuppliersTableProps): Column<MySupplier, ColumnSort>[] {
  return [
    {
      key: 'name',
      header: 'Supplier',
      sortKey: 'name',
      width: '30%',
      cell: (supplier) => (
        <span className={cn(shrinks, 'flex items-center gap-3')}>
          <Avatar name={supplier.name} src={supplier.logoUrl} shape="square" />
          <span className="min-w-0">
            <NameButton supplier={supplier} onOpen={onOpen} />
            {supplier.lastNote && (
              <span className="block truncate text-xs font-normal text-ink-soft">{supplier.lastNote}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'place',
      header: 'Location',
      sortKey: 'country',
      width: '18%',
      cell: (supplier) => (
        <span className={shrinks}>
          <span className="block truncate">{placeOf(supplier)}</span>
        </span>
      ),
    },
    {
      key: 'source',
      header: 'Source',
      width: '9rem',
      cell: (supplier) => <SourceMark supplier={supplier} />,
    },
    {
      key: 'tags',
      header: 'Tags',
      from: 'lg',
      width: '15rem',
      cell: (supplier) => <TagList tags={supplier.tags} most={2} />,
    },
    {
      key: 'contact',
      header: 'Last contact',
      sortKey: 'lastContactAt',
      from: 'md',
      width: '10rem',
      cell: (supplier) =>
        supplier.lastContactAt ? (
          <Day at={supplier.lastContactAt} className="text-ink-soft" />
        ) : (
          <span className="text-ink-soft">None yet</span>
        ),
    },
  ];
}

function NameButton({
  supplier,
  onOpen,
  className,
}: {
  supplier: MySupplier;
  onOpen: (supplierId: string) => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      data-opens-row
      onClick={() => onOpen(supplier.supplierId)}
      className={cn(
        'block max-w-full truncate rounded-sm text-left font-medium underline decoration-transparent underline-offset-4 hover:decoration-ink',
        className,
      )}
    >
      {supplier.name}
    </button>
  );
}

function NarrowRow({ supplier, onOpen }: { supplier: MySupplier } & Pick<SuppliersTableProps, 'onOpen'>) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <NameButton supplier={supplier} onOpen={onOpen} className="after:absolute after:inset-0" />
        <SourceMark supplier={supplier} />
      </div>
      <p className="truncate text-ink-soft">{placeOf(supplier)}</p>
      {supplier.lastNote && <p className="truncate text-ink-soft">{supplier.lastNote}</p>}
      <TagList tags={supplier.tags} />
    </>
  );
}
