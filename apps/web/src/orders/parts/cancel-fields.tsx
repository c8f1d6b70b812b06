import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { OrderDetail, OrderLineItem } from '@brandwright/contract/orders/entities.ts';
import { IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { CancelChoice, CancelHow } from '../cancel-plan.ts';

export interface CancelFieldsProps {
  order: OrderDetail;
  choice: CancelChoice;
  onChoice: (choice: CancelChoice) => void;
  how: CancelHow;
  onHow: (how: CancelHow) => void;
}

/** Which lines, how many of each, and what happens to money and goods. */
export function CancelFields({ order, choice, onChoice, how, onHow }: CancelFieldsProps) {
  const open = order.lineItems.filter((line) => line.openQuantity > 0);
  return (
    <div className="flex flex-col gap-5">
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-sm font-medium">Items</legend>
        <ul className="flex flex-col divide-y divide-line">
          {open.map((line) => (
            <li key={line.id}>
              <LineChoice
                line={line}
                units={choice[line.id] ?? 0}
                onUnits={(units) => onChoice({ ...choice, [line.id]: units })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="flex flex-col gap-2.5">
        <legend className="pb-2 text-sm font-medium">Then</legend>
        <Tick
          label="Refund what was paid"
          checked={how.refund}
          onChange={(refund) => onHow({ ...how, refund })}
        />
        <Tick label="Restock" checked={how.restock} onChange={(restock) => onHow({ ...how, restock })} />
      </fieldset>
      <Field label="Reason" hint="Saved with the refund. The shopper doesn’t see it.">
        {(tie) => (
          <Input
            {...tie}
            maxLength={500}
            value={how.reason}
            placeholder="She changed her mind"
            onChange={(event) => onHow({ ...how, reason: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-2.5">
      <Checkbox id={id} checked={checked} onCheckedChange={(state) => onChange(state === true)} />
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
    </div>
  );
}

function LineChoice({
  line,
  units,
  onUnits,
}: {
  line: OrderLineItem;
  units: number;
  onUnits: (units: number) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 py-2.5">
      <Checkbox
        id={id}
        checked={units > 0}
        onCheckedChange={(state) => onUnits(state === true ? line.openQuantity : 0)}
      />
      <label htmlFor={id} className="min-w-0 flex-1 text-sm">
        <span className="block truncate">{line.title}</span>
        <span className="text-xs text-ink-soft">{[line.variant, line.sku].filter(Boolean).join(' · ')}</span>
      </label>
      {line.openQuantity > 1 ? (
        <div role="group" aria-label={`Units of ${line.title} to cancel`} className="flex items-center gap-1">
          <IconButton label="One fewer" disabled={units === 0} onClick={() => onUnits(units - 1)}>
            <Minus aria-hidden />
          </IconButton>
          <output className="figures w-14 text-center text-sm">
            {units} of {line.openQuantity}
          </output>
          <IconButton
            label="One more"
            disabled={units === line.openQuantity}
            onClick={() => onUnits(units + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </div>
      ) : (
        <span className="figures w-14 text-center text-sm text-ink-soft">1 unit</span>
      )}
    </div>
  );
}
