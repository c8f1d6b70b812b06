import { Link } from 'react-router';
import type { MySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { Avatar } from '#ui/avatar.tsx';
import { placeOf } from '../labels.ts';
import { mySupplierAddress } from '../my-suppliers-query.ts';
import { SourceMark, TagList } from './supplier-marks.tsx';

/** Suppliers of the store one under the other, numbered, so that "the second" is plain to see. */
export function MySupplierRows({ suppliers }: { suppliers: readonly MySupplier[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line">
      {suppliers.map((supplier, index) => (
        <li key={supplier.supplierId} className="relative flex items-center gap-3 px-4 py-3 hover:bg-ink/3">
          <span aria-hidden className="figures w-4 shrink-0 text-right text-xs text-ink-soft">
            {index + 1}
          </span>
          <Avatar name={supplier.name} src={supplier.logoUrl} shape="square" />
          <div className="min-w-0 flex-1">
            <h4 className="truncate text-sm font-semibold">
              <Link
                to={mySupplierAddress(supplier.supplierId)}
                className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {supplier.name}
              </Link>
            </h4>
            <p className="truncate text-sm text-ink-soft">
              {placeOf(supplier)}
              {supplier.lastNote && <> · {supplier.lastNote}</>}
            </p>
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1">
            <SourceMark supplier={supplier} />
            <TagList tags={supplier.tags} most={2} />
          </div>
        </li>
      ))}
    </ol>
  );
}
