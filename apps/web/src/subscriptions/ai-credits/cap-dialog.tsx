import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import type { CreditCap } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { setAiCreditCap } from '@brandwright/contract/subscriptions/ai-credits/set-ai-credit-cap.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Field, Input } from '#ui/input.tsx';
import { NativeSelect } from '#orders/parts/native-select.tsx';

/** Sets a new cap, or another figure of one that is there. */
export function CapDialog({ cap, onClose }: { cap: CreditCap | null; onClose: () => void }) {
  const assistants = useOperation(listAssistants, {}, { enabled: cap === null }).data?.assistants ?? [];
  const form = useOperationForm(setAiCreditCap, {
    initial: { credits: cap ? String(cap.atMost) : '', assistant: cap?.assistantId ?? '' },
    toInput: ({ credits, assistant }) => ({
      credits: credits.trim() === '' ? undefined : Number(credits.replaceAll(',', '')),
      ...(assistant === '' ? {} : { assistant }),
    }),
    check: ({ credits }) =>
      /^\s*\d[\d,]*\s*$/.test(credits) ? {} : { credits: 'Enter a whole number, such as 500.' },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={cap ? `Change the cap: ${cap.assistantName ?? 'the whole store'}` : 'Set a cap'}
      onClose={onClose}
      onSubmit={form.submit}
      verb={cap ? 'Change cap' : 'Set cap'}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      {cap === null && (
        <Field label="Who" hint="An assistant’s cap covers what its runs spend.">
          {(tie) => (
            <NativeSelect {...tie} {...form.register('assistant')}>
              <option value="">The whole store</option>
              {assistants.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <Field label="AI credits a month" error={form.errorOf('credits')}>
        {(tie) => <Input {...tie} inputMode="numeric" placeholder="500" {...form.register('credits')} />}
      </Field>
    </FormDialog>
  );
}
