import { useState } from 'react';
import { bookQualityCheck } from '@brandwright/contract/fulfillment/bookings/book-quality-check.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { SkuPicker } from '#purchasing/parts/sku-picker.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { figure, useRequestForm } from '../use-request-form.ts';
import { GoodsField, type GoodsKind } from './goods-field.tsx';
import type { RequestDialogProps } from './kitting-dialog.tsx';

const kinds: Readonly<Record<GoodsKind | 'sku', string>> = {
  receiving: 'A receiving',
  purchaseItemId: 'A purchase order',
  sku: 'A product in stock',
};

/** Books a quality check: of what, how many units, what to look for. */
export function QualityCheckDialog({ onClose, onBooked }: RequestDialogProps) {
  const [skuId, setSkuId] = useState<string | null>(null);
  const form = useRequestForm(bookQualityCheck, {
    initial: { of: 'receiving', record: '', sampleUnits: '', checks: '', neededBy: '', note: '' },
    toInput: ({ of, record, sampleUnits, checks, neededBy, note }) => ({
      ...(of === 'sku' ? { sku: skuId ?? '' } : { [of]: record }),
      sampleUnits: figure(sampleUnits),
      checks,
      ...(neededBy ? { neededBy } : {}),
      ...(note.trim() ? { note } : {}),
    }),
    check: ({ of, record, sampleUnits }) => ({
      [of]: (of === 'sku' ? skuId : record) ? undefined : 'Choose what to check.',
      sampleUnits: (figure(sampleUnits) ?? 0) > 0 ? undefined : 'Enter how many units to sample.',
    }),
  });
  const { of } = form.values;
  if (form.asked)
    return (
      <OperationDialog
        declaration={bookQualityCheck}
        input={form.asked}
        title="Book this quality check"
        onClose={form.back}
        onDone={({ id }) => onBooked(id)}
      />
    );
  return (
    <FormDialog
      title="Book a quality check"
      description="The fulfillment partner inspects a sample and reports what it finds."
      verb="Review the booking"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={false}
    >
      <Field label="What to check">
        {(tie) => (
          <NativeSelect
            {...tie}
            value={of}
            onChange={(event) => form.set({ of: event.target.value, record: '' })}
          >
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {of === 'sku' ? (
        <SkuPicker
          label="Product"
          value={skuId}
          onChange={setSkuId}
          suggested=""
          error={form.errorOf('sku')}
        />
      ) : (
        <GoodsField
          kind={of === 'receiving' ? 'receiving' : 'purchaseItemId'}
          error={form.errorOf(of)}
          {...form.bind('record')}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Units to sample" error={form.errorOf('sampleUnits')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.bind('sampleUnits')} />}
        </Field>
        <Field label="Needed by" hint="Optional" error={form.errorOf('neededBy')}>
          {(tie) => <Input {...tie} type="date" {...form.bind('neededBy')} />}
        </Field>
      </div>
      <Field label="What to look for" error={form.errorOf('checks')}>
        {(tie) => <Textarea {...tie} rows={3} maxLength={2000} {...form.bind('checks')} />}
      </Field>
    </FormDialog>
  );
}
