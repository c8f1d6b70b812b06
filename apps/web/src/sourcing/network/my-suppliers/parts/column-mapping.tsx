import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import {
  listFieldLabels,
  listFields,
  type ListField,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { checkSupplierList } from '@brandwright/contract/sourcing/network/my-suppliers/check-supplier-list.ts';
import type { SupplierListCheck } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { Select } from '#ui/select.tsx';

export type ChosenColumns = Omit<SendOf<typeof checkSupplierList>, 'fileId'>;

const none = 'none';

/** Each column of the file with what it holds; changing one checks the file again. */
export function ColumnMapping({
  check,
  isBusy,
  onChange,
}: {
  check: SupplierListCheck;
  isBusy: boolean;
  onChange: (columns: ChosenColumns) => void;
}) {
  const fieldOf = (header: string) => check.columns.find((column) => column.header === header)?.field ?? null;
  function choose(header: string, chosen: ListField | typeof none) {
    const before = fieldOf(header);
    onChange({
      ...(before ? { [`${before}Column`]: '' } : {}),
      ...(chosen === none ? {} : { [`${chosen}Column`]: header }),
    });
  }
  return (
    <section aria-label="Columns" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">Match the columns</h3>
      <ul className="flex flex-col gap-2">
        {check.columns.map((column, at) => (
          <li key={`${column.header} ${at}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block truncate font-medium">{column.header}</span>
              <span className="block truncate text-xs text-ink-soft">{column.sample || 'empty'}</span>
            </span>
            <Select
              aria-label={`Column ${column.header}`}
              className="w-40"
              disabled={isBusy}
              value={column.field ?? none}
              onChange={(value) => choose(column.header, value)}
              options={[
                { value: none, label: 'Leave out' },
                ...listFields.map((value) => ({ value, label: listFieldLabels[value] })),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
