import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { Table, type Column, type Sort } from '#ui/table.tsx';
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
  selection?: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };
}

/** Suppliers as a table where there is room and as cards where there is not. */
export function SuppliersTable(props: SuppliersTableProps) {
  const { suppliers, sort, onSort, stale, selection } = props;
  return (
    <div className="@container">
      <div className="hidden @2xl:block">
        <Table
          label="My suppliers"
          rows={suppliers}
          rowKey={(supplier) => supplier.supplierId}
          columns={columns(props)}
          sort={sort}
          onSort={onSort}
          stale={stale}
          {...(selection
            ? { selection: { ...selection, labelOf: (supplier: MySupplier) => `Choose ${supplier.name}` } }
            : {})}
        />
      </div>
      <ul aria-label="My suppliers" className={cn('flex flex-col @2xl:hidden', stale && 'opacity-60')}>
        {suppliers.map((supplier) => (
          <SupplierAsCard key={supplier.supplierId} supplier={supplier} {...props} />
        ))}
      </ul>
    </div>
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
      header: 'Place',
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
      header: 'Came by',
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

function SupplierAsCard({ supplier, onOpen, selection }: { supplier: MySupplier } & SuppliersTableProps) {
  const chosen = selection?.chosen.has(supplier.supplierId) ?? false;
  return (
    <li className={cn('relative flex gap-3 border-b border-line py-3', chosen && 'bg-ink/5')}>
      {selection && (
        <Checkbox
          checked={chosen}
          aria-label={`Choose ${supplier.name}`}
          className="relative z-10 mt-0.5"
          onCheckedChange={(state) => {
            const next = new Set(selection.chosen);
            if (state === true) next.add(supplier.supplierId);
            else next.delete(supplier.supplierId);
            selection.onChange(next);
          }}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <div className="flex items-baseline justify-between gap-3">
          <NameButton supplier={supplier} onOpen={onOpen} className="after:absolute after:inset-0" />
          <SourceMark supplier={supplier} />
        </div>
        <p className="truncate text-ink-soft">{placeOf(supplier)}</p>
        {supplier.lastNote && <p className="truncate text-ink-soft">{supplier.lastNote}</p>}
        <TagList tags={supplier.tags} />
      </div>
    </li>
  );
}
