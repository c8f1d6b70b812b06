import { useState } from 'react';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { createApiToken } from '@brandwright/contract/store/account/create-api-token.ts';
import { tokenDays } from '@brandwright/contract/store/account/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { CopyBlock } from './copy-block.tsx';

const dayLabels = { 30: '30 days', 90: '90 days', 365: 'One year' } as const;

/** Makes a token, and shows it this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<OutputOf<typeof createApiToken> | null>(null);
  const form = useOperationForm(createApiToken, {
    initial: { name: '', generation: '2', days: '90' },
    toInput: ({ name, generation, days }) => ({
      name,
      generation: Number(generation) === 1 ? 1 : 2,
      days: tokenDays.find((one) => one === Number(days)) ?? 90,
    }),
    announce: false,
    onDone: setMade,
  });
  if (made)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`Copy the token ${made.name} now`}
        description="You won’t be able to see it again. Anyone who has it can act as you."
        footer={
          <Button look="accent" onClick={onClose}>
            I’ve copied it
          </Button>
        }
      >
        <CopyBlock label="the API token" text={made.token} />
      </Dialog>
    );
  return (
    <FormDialog
      title="Create an API token"
      description="A program that has it can act as you in this store, with your role."
      verb="Create token"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="What it’s for" error={form.errorOf('name')}>
        {(tie) => <Input {...tie} placeholder="Zapier" maxLength={80} {...form.register('name')} />}
      </Field>
      <Field label="Expires in">
        {(tie) => (
          <NativeSelect {...tie} {...form.register('days')}>
            {tokenDays.map((days) => (
              <option key={days} value={days}>
                {dayLabels[days]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Generation" hint="Affiliate and SMS marketing need the second generation.">
        {(tie) => (
          <NativeSelect {...tie} {...form.register('generation')}>
            <option value="2">Second</option>
            <option value="1">First</option>
          </NativeSelect>
        )}
      </Field>
    </FormDialog>
  );
}
