import { Globe, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExpandedNetworkRecord } from '@brandwright/contract/sourcing/network/expanded/search-expanded-network.ts';
import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { useAction } from '#api/use-action.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** Factories of the expanded network one under the other, numbered. What stands there is what a list says. */
export function NetworkRows({
  records,
  maySave,
  from = 0,
  actionsOf,
}: {
  records: readonly ExpandedNetworkRecord[];
  maySave: boolean;
  /** Number of rows before the first. */
  from?: number;
  /** More that can be done with one. */
  actionsOf?: (record: ExpandedNetworkRecord) => ReactNode;
}) {
  return (
    <ol className="flex flex-col divide-y divide-line border-t border-line">
      {records.map((record, index) => (
        <li key={record.supplierId} className="flex flex-wrap items-start gap-3 px-4 py-3 sm:flex-nowrap">
          <span aria-hidden className="figures w-5 shrink-0 pt-0.5 text-right text-xs text-ink-soft">
            {from + index + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h4 className="text-sm font-semibold wrap-anywhere">{record.name}</h4>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden className="size-3.5" />
                {[record.city, record.countryName].filter(Boolean).join(', ')}
              </span>
              {record.email && (
                <span className="inline-flex items-center gap-1.5">
                  <Mail aria-hidden className="size-3.5" />
                  Email known
                </span>
              )}
              {record.website && (
                <span className="inline-flex items-center gap-1.5">
                  <Globe aria-hidden className="size-3.5" />
                  Website known
                </span>
              )}
            </p>
            <p className="truncate text-xs text-ink-soft" title={record.address}>
              {record.address}
            </p>
          </div>
          <div className="flex w-full shrink-0 flex-wrap items-center gap-2 pl-8 sm:w-auto sm:pl-0">
            <Badge>{record.sector}</Badge>
            {record.isMine ? (
              <span className="text-xs text-ink-soft">My supplier</span>
            ) : (
              maySave && <AddButton record={record} />
            )}
            {actionsOf?.(record)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function AddButton({ record }: { record: ExpandedNetworkRecord }) {
  const add = useAction(addMySupplier);
  return (
    <Button
      size="small"
      busy={add.isRunning}
      aria-label={`Add ${record.name} to my suppliers`}
      onClick={() => void add.run({ supplierId: record.supplierId })}
    >
      Add
    </Button>
  );
}
