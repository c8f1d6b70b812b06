import type { Product } from '@brandwright/contract/catalog/entities.ts';
import { updateProduct } from '@brandwright/contract/catalog/update-product.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';

/** What a product is called and what is said of it. */
export function EditProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const form = useOperationForm(updateProduct, {
    initial: {
      title: product.title,
      description: product.description,
      type: product.type ?? '',
      vendor: product.vendor ?? '',
      tags: product.tags.join(', '),
      colorOptions: product.colorOptions,
    },
    toInput: ({ tags, ...values }) => ({
      id: product.id,
      ...values,
      tags: tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      seenAt: product.updatedAt,
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Edit product"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
      className="max-w-xl"
    >
      <Field label="Title" error={form.errorOf('title')}>
        {(tie) => <Input {...tie} autoFocus maxLength={200} {...form.register('title')} />}
      </Field>
      <Field label="Description" error={form.errorOf('description')}>
        {(tie) => <Textarea {...tie} rows={5} {...form.register('description')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Type" error={form.errorOf('type')}>
          {(tie) => <Input {...tie} maxLength={100} {...form.register('type')} />}
        </Field>
        <Field label="Vendor" error={form.errorOf('vendor')}>
          {(tie) => <Input {...tie} maxLength={160} {...form.register('vendor')} />}
        </Field>
      </div>
      <Field label="Tags" hint="Separated by commas" error={form.errorOf('tags')}>
        {(tie) => <Input {...tie} {...form.register('tags')} />}
      </Field>
      <Field
        label="Colors"
        hint="Each as name|#hex|variant, separated by semicolons"
        error={form.errorOf('colorOptions')}
      >
        {(tie) => (
          <Input {...tie} placeholder="Sand|#d9c29c|Sand, 12 oz" {...form.register('colorOptions')} />
        )}
      </Field>
    </FormDialog>
  );
}
