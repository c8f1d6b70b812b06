import { Link } from 'react-router';
import { listSkuBundles } from '@brandwright/contract/catalog/list-sku-bundles.ts';
import { partsWords } from '@brandwright/contract/catalog/bundles.ts';
import { orderKitting } from '@brandwright/contract/fulfillment/bookings/order-kitting.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { count } from '#ui/format.ts';
import { figure, useRequestForm } from '../use-request-form.ts';

export interface RequestDialogProps {
  onClose: () => void;
  onBooked: (id: string) => void;
}

/** Orders kits of a bundle: which, how many, by when. */
export function KittingDialog({ onClose, onBooked }: RequestDialogProps) {
  const bundles = useOperation(listSkuBundles, {});
  const rows = bundles.data?.rows ?? [];
  const form = useRequestForm(orderKitting, {
    initial: { kit: '', quantity: '', neededBy: '', note: '' },
    toInput: ({ kit, quantity, neededBy, note }) => ({
      kit,
      quantity: figure(quantity),
      ...(neededBy ? { neededBy } : {}),
      ...(note.trim() ? { note } : {}),
    }),
    check: ({ kit, quantity }) => ({
      kit: kit === '' ? 'Choose a bundle.' : undefined,
      quantity: (figure(quantity) ?? 0) > 0 ? undefined : 'Enter how many kits.',
    }),
  });
  const chosen = rows.find(({ bundleSkuId }) => bundleSkuId === form.values.kit);
  if (form.asked)
    return (
      <OperationDialog
        declaration={orderKitting}
        input={form.asked}
        title="Order kitting"
        onClose={form.back}
        onDone={({ id }) => onBooked(id)}
      />
    );
  return (
    <FormDialog
      title="Order kitting services"
      description="The fulfillment partner packs kits from the parts of a bundle."
      verb="Review the order"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={false}
    >
      <Field
        label="Kit"
        hint={chosen ? `${partsWords(chosen)}. Stock for ${count(chosen.available, 'kit')}.` : ''}
        error={form.errorOf('kit')}
      >
        {(tie) => (
          <NativeSelect {...tie} {...form.bind('kit')}>
            <option value="">{bundles.isPending ? 'Loading…' : 'Choose a bundle'}</option>
            {rows.map(({ bundleSkuId, title, code }) => (
              <option key={bundleSkuId} value={bundleSkuId}>
                {title}, {code}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {bundles.isError && (
        <p role="alert" className="text-sm text-bad">
          The bundles couldn’t be loaded. Close this and try again.
        </p>
      )}
      {bundles.data?.total === 0 && (
        <p className="text-sm text-ink-soft">
          No bundles yet. A bundle says what goes into a kit: create one under{' '}
          <Link to="/inventory" className="underline underline-offset-4">
            Products
          </Link>
          .
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Kits" error={form.errorOf('quantity')}>
          {(tie) => <Input {...tie} inputMode="numeric" {...form.bind('quantity')} />}
        </Field>
        <Field label="Needed by" hint="Optional" error={form.errorOf('neededBy')}>
          {(tie) => <Input {...tie} type="date" {...form.bind('neededBy')} />}
        </Field>
      </div>
      <Field label="Instructions" hint="Optional" error={form.errorOf('note')}>
        {(tie) => <Textarea {...tie} rows={3} maxLength={2000} {...form.bind('note')} />}
      </Field>
    </FormDialog>
  );
}
