import { useState } from 'react';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { formatCountry } from '#ui/format.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { AdminsOnly, Setting } from './setting.tsx';
import { useMayManage } from './use-may-manage.ts';

/** What the store is called, and how it is reached. */
export function StoreHandle() {
  const { isKnown, mayManage } = useMayManage();
  const found = useStoreProfile();
  const [isEditing, setEditing] = useState(false);
  return (
    <Load query={found} skeleton={<SkeletonCard height={160} />}>
      {(store) => (
        <Setting
          title="Store"
          text="Your store’s name, and how customers and suppliers can reach it."
          aside={mayManage && <Button onClick={() => setEditing(true)}>Edit</Button>}
        >
          <Details
            columns={2}
            items={[
              { label: 'Name', value: store.name },
              {
                label: 'Handle',
                value: store.handle ?? <span className="text-ink-soft">Not chosen yet</span>,
              },
              { label: 'Website', value: store.website },
              { label: 'Support email', value: store.supportEmail },
              { label: 'Phone', value: store.phone },
              { label: 'Country', value: store.countryCode && formatCountry(store.countryCode) },
            ]}
          />
          <AdminsOnly isShown={isKnown && !mayManage} />
          {isEditing && <StoreDialog store={store} onClose={() => setEditing(false)} />}
        </Setting>
      )}
    </Load>
  );
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

function StoreDialog({ store, onClose }: { store: StoreProfile; onClose: () => void }) {
  const form = useOperationForm(updateStoreProfile, {
    initial: {
      name: store.name,
      handle: store.handle ?? '',
      description: store.description ?? '',
      website: store.website ?? '',
      supportEmail: store.supportEmail ?? '',
      phone: store.phone ?? '',
    },
    toInput: filled,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Edit store"
      verb="Save"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Name" error={form.errorOf('name')}>
        {(tie) => <Input {...tie} {...form.register('name')} />}
      </Field>
      <Field
        label="Handle"
        hint="Used in your store’s public URLs. Letters, digits and dashes."
        error={form.errorOf('handle')}
      >
        {(tie) => <Input {...tie} autoComplete="off" {...form.register('handle')} />}
      </Field>
      <Field label="Description" error={form.errorOf('description')}>
        {(tie) => <Textarea {...tie} rows={3} {...form.register('description')} />}
      </Field>
      <Field label="Website" error={form.errorOf('website')}>
        {(tie) => <Input {...tie} type="url" {...form.register('website')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Support email" error={form.errorOf('supportEmail')}>
          {(tie) => <Input {...tie} type="email" {...form.register('supportEmail')} />}
        </Field>
        <Field label="Phone" error={form.errorOf('phone')}>
          {(tie) => <Input {...tie} type="tel" {...form.register('phone')} />}
        </Field>
      </div>
    </FormDialog>
  );
}
