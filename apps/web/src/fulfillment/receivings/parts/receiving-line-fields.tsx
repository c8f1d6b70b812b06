import { X } from 'lucide-react';
import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { SkuPicker } from '#purchasing/parts/sku-picker.tsx';
import { IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { LineFaults, TypedLine } from '../receiving-lines.ts';

export interface ReceivingLineFieldsProps {
  line: TypedLine;
  /** Its place among the lines, from 1. */
  number: number;
  /** Purchase orders with units still to come. */
  purchases: readonly Pick<PurchaseItem, 'purchaseItemId' | 'title' | 'supplierName'>[];
  faults: LineFaults;
  onChange: (line: TypedLine) => void;
  /** Absent for the only line. */
  onRemove?: () => void;
}

/** One line of what is coming: a purchase order or a product, with its units. */
export function ReceivingLineFields(props: ReceivingLineFieldsProps) {
  const { line, number, purchases, faults, onChange, onRemove } = props;
  const isPurchase = line.purchaseItemId !== '';
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-3">
      <legend className="sr-only">Line {number}</legend>
      <div className="flex items-start gap-2">
        <Field label="Purchase order" className="min-w-0 flex-1" error={isPurchase ? faults.item : undefined}>
          {(tie) => (
            <NativeSelect
              {...tie}
              value={line.purchaseItemId}
              onChange={(event) => onChange({ ...line, purchaseItemId: event.target.value })}
            >
              <option value="">None (choose a product)</option>
              {purchases.map(({ purchaseItemId, title, supplierName }) => (
                <option key={purchaseItemId} value={purchaseItemId}>
                  {title}, {supplierName}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {onRemove && (
          <IconButton label={`Remove line ${number}`} className="mt-6.5" onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {!isPurchase && (
        <SkuPicker
          label="Product"
          value={line.skuId}
          onChange={(skuId) => onChange({ ...line, skuId })}
          suggested=""
          error={faults.item}
        />
      )}
      <Field
        label="Units"
        hint={isPurchase ? 'Optional. Leave blank for everything still to come.' : ''}
        error={faults.units}
        className="sm:w-1/2"
      >
        {(tie) => (
          <Input
            {...tie}
            inputMode="numeric"
            value={line.units}
            onChange={(event) => onChange({ ...line, units: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
