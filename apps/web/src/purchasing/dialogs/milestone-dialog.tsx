import type { PurchaseItem } from '@brandwright/contract/purchasing/entities.ts';
import { milestoneLabels } from '@brandwright/contract/purchasing/enums.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input } from '#ui/input.tsx';
import { recordable, type RecordedKind } from '../recordable.ts';

/** Writes down what happened on the way to the goods. */
export function MilestoneDialog({
  item,
  event,
  onClose,
}: {
  item: PurchaseItem;
  event?: RecordedKind | undefined;
  onClose: () => void;
}) {
  const events = recordable(item);
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  const form = useOperationForm(recordPurchaseEvent, {
    initial: { event: event ?? events[0] ?? 'SHIPPED', on: today, trackingNumber: '', carrier: '' },
    toInput: (values) => ({
      purchaseItemId: item.purchaseItemId,
      event: values.event,
      ...(values.on ? { on: values.on } : {}),
      ...(values.event === 'SHIPPED' && values.trackingNumber.trim()
        ? { trackingNumber: values.trackingNumber }
        : {}),
      ...(values.event === 'SHIPPED' && values.carrier.trim() ? { carrier: values.carrier } : {}),
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Record a milestone"
      description={item.title}
      verb="Record"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="What happened" error={form.errorOf('event')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('event')}>
            {events.map((kind) => (
              <option key={kind} value={kind}>
                {milestoneLabels[kind]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="On" error={form.errorOf('on')}>
        {(tie) => <Input {...tie} {...form.register('on')} type="date" max={today} />}
      </Field>
      {form.watch('event') === 'SHIPPED' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Carrier" hint="Optional" error={form.errorOf('carrier')}>
            {(tie) => <Input {...tie} {...form.register('carrier')} maxLength={60} />}
          </Field>
          <Field label="Tracking number" hint="Optional" error={form.errorOf('trackingNumber')}>
            {(tie) => <Input {...tie} {...form.register('trackingNumber')} maxLength={60} />}
          </Field>
        </div>
      )}
    </FormDialog>
  );
}
