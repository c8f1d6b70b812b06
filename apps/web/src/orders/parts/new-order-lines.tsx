import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { listInventoryCounts } from '@brandwright/contract/orders/list-inventory-counts.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { newLine } from '../new-order-form.ts';
import type { NewLine } from '../new-order-form.ts';

export interface NewOrderLinesProps {
  lines: readonly NewLine[];
  onChange: (lines: NewLine[]) => void;
  faults: Readonly<Record<string, string>>;
}

/** The items of a new order; titles of the store's own items are offered while one types. */
export function NewOrderLines({ lines, onChange, faults }: NewOrderLinesProps) {
  const listId = useId();
  const stock = useOperation(listInventoryCounts, {});
  const titles = [...new Set(stock.data?.items.map((item) => item.title) ?? [])];
  const change = (key: string, part: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <div className="flex flex-col gap-4">
      <datalist id={listId}>
        {titles.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      {lines.map((line, index) => (
        <div
          key={line.key}
          className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-x-3 gap-y-3 sm:grid-cols-[1fr_4.5rem_7rem_auto]"
        >
          <Field label="Item" error={faults[`lines.${index}.title`]} className="col-span-3 sm:col-span-1">
            {(tie) => (
              <Input
                {...tie}
                list={listId}
                maxLength={200}
                value={line.title}
                onChange={(event) => change(line.key, { title: event.target.value })}
              />
            )}
          </Field>
          <Field label="Units" error={faults[`lines.${index}.quantity`]}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                value={line.quantity}
                onChange={(event) => change(line.key, { quantity: event.target.value })}
              />
            )}
          </Field>
          <Field label="Unit price" error={faults[`lines.${index}.unitPrice`]}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="decimal"
                placeholder="last price"
                value={line.unitPrice}
                onChange={(event) => change(line.key, { unitPrice: event.target.value })}
              />
            )}
          </Field>
          <IconButton
            label={`Remove item ${index + 1}`}
            className="mt-6.5"
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((other) => other.key !== line.key))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        onClick={() => onChange([...lines, newLine(crypto.randomUUID())])}
      >
        <Plus aria-hidden />
        Add item
      </Button>
    </div>
  );
}
