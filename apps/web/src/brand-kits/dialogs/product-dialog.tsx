import { useState } from 'react';
import { editProductIdea } from '@brandwright/contract/brand-kits/edit-product-idea.ts';
import type { ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { productEdit, productErrors, productFormOf } from './kit-forms.ts';

/** Name, recommended retail price, popularity and description of a product. */
export function ProductDialog({
  brandKitId,
  product,
  onClose,
}: {
  brandKitId: string;
  product: ProductSku;
  onClose: () => void;
}) {
  const [form, setForm] = useState(() => productFormOf(product));
  const errors = productErrors(form);
  const save = useAction(editProductIdea, { onDone: onClose });
  const edit = productEdit(product, form);
  const change = (values: Partial<typeof form>) => setForm({ ...form, ...values });
  return (
    <FormDialog
      title="Edit your product"
      onClose={onClose}
      onSubmit={() => {
        if (Object.keys(edit).length === 0) onClose();
        else void save.run({ brandKit: brandKitId, productIdea: product.uuid, ...edit });
      }}
      className="max-w-2xl"
      isSaving={save.isRunning}
      canSave={Object.keys(errors).length === 0}
      failure={save.error ? `Not saved: ${messageOf(save.error)}` : undefined}
    >
      <Field label="Name" error={errors.title}>
        {(tie) => (
          <Input {...tie} value={form.title} onChange={(event) => change({ title: event.target.value })} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Recommended retail price" hint="In US dollars." error={errors.suggestedRetailPrice}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              className="figures"
              value={form.suggestedRetailPrice}
              onChange={(event) => change({ suggestedRetailPrice: event.target.value })}
            />
          )}
        </Field>
        <Field label="Popularity" hint="An estimate from 1 to 100." error={errors.popularity}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="numeric"
              className="figures"
              value={form.popularity}
              onChange={(event) => change({ popularity: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Description" error={errors.description}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={5}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
