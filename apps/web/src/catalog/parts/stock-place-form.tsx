import { createStockPlace } from '@brandwright/contract/catalog/create-stock-place.ts';
import { stockPlaceKind, stockPlaceKindLabels } from '@brandwright/contract/catalog/enums.ts';
import {
  longestPlaceAddress,
  longestPlaceName,
  type StockPlace,
} from '@brandwright/contract/catalog/stock-places.ts';
import { updateStockPlace } from '@brandwright/contract/catalog/update-stock-place.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Field, Input } from '#ui/input.tsx';

const initial = { name: '', kind: 'OWN', address: '' };
type Values = typeof initial;
const nameFault = ({ name }: Values) => ({ name: name.trim() === '' ? 'Enter a name.' : undefined });

/** Adds a place where stock is kept. */
export function NewStockPlaceDialog({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(createStockPlace, {
    initial,
    toInput: ({ name, kind, address }) => ({ name, kind, ...(address.trim() ? { address } : {}) }),
    check: nameFault,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Add a place"
      description="A garage, a shelf, a warehouse: wherever you keep what you sell."
      verb="Add place"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <PlaceFields form={form} />
    </FormDialog>
  );
}

/** Renames a place, or changes its address or who runs it. */
export function EditStockPlaceDialog({ place, onClose }: { place: StockPlace; onClose: () => void }) {
  const before: Values = { name: place.name, kind: place.kind, address: place.address ?? '' };
  const form = useOperationForm(updateStockPlace, {
    initial: before,
    toInput: ({ name, kind, address }) => ({ id: place.id, name, kind, address, seenAt: place.updatedAt }),
    check: nameFault,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Edit ${place.name}`}
      description="The stock stays where it is."
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <PlaceFields form={form} />
    </FormDialog>
  );
}

interface PlaceForm {
  register: ReturnType<typeof useOperationForm<typeof createStockPlace, Values>>['register'];
  errorOf: (name: keyof Values) => string | undefined;
}

function PlaceFields({ form }: { form: PlaceForm }) {
  return (
    <>
      <Field label="Name" error={form.errorOf('name')}>
        {(tie) => <Input {...tie} autoFocus maxLength={longestPlaceName} {...form.register('name')} />}
      </Field>
      <Field label="Run by" error={form.errorOf('kind')}>
        {(tie) => (
          <NativeSelect {...tie} {...form.register('kind')}>
            {stockPlaceKind.options.map((value) => (
              <option key={value} value={value}>
                {stockPlaceKindLabels[value]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Address" hint="Optional" error={form.errorOf('address')}>
        {(tie) => <Input {...tie} maxLength={longestPlaceAddress} {...form.register('address')} />}
      </Field>
    </>
  );
}
