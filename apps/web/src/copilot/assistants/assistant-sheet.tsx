import { useState } from 'react';
import type { FormEvent } from 'react';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { updateAssistant } from '@brandwright/contract/copilot/assistants/update-assistant.ts';
import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { messageOf, refusedFields } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { assistantFaults, assistantForm, assistantInput, type AssistantForm } from './assistant-form.ts';
import { LeaveFields } from './leave-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

export interface AssistantSheetProps {
  /** Null makes a new one. */
  assistant: Assistant | null;
  /** Of a new one, until another is chosen. */
  timeZone: string;
  onClose: () => void;
}

/** Makes an assistant, or changes one. */
export function AssistantSheet({ assistant, timeZone, onClose }: AssistantSheetProps) {
  const [form, setForm] = useState(() => assistantForm(assistant, timeZone));
  const [isChecked, setChecked] = useState(false);
  const creation = useAction(createAssistant, { onDone: onClose });
  const change = useAction(updateAssistant, { onDone: onClose });
  const action = assistant ? change : creation;
  const refused = refusedFields(action.error);
  const faults: Record<string, string> = { ...refused, ...(isChecked ? assistantFaults(form) : {}) };
  const set = (part: Partial<AssistantForm>) => setForm((known) => ({ ...known, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(assistantFaults(form)).length > 0) return;
    const input = assistantInput(form);
    if (assistant) void change.run({ id: assistant.id, ...input });
    else void creation.run(input);
  }

  return (
    <Sheet
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={assistant ? 'Edit assistant' : 'New assistant'}
      className="sm:max-w-[560px]"
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="assistant" look="accent" busy={action.isRunning}>
            {assistant ? 'Save assistant' : 'Create assistant'}
          </Button>
        </>
      }
    >
      <form id="assistant" noValidate onSubmit={submit} className="flex flex-col gap-6">
        <Field
          label="What should it do?"
          hint="In plain words, one request per sentence. What it finds shows up in your feed."
          error={faults['instructions']}
        >
          {(tie) => (
            <Textarea
              {...tie}
              rows={4}
              maxLength={4000}
              placeholder="List orders outstanding for more than a week."
              value={form.instructions}
              onChange={(event) => set({ instructions: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Name"
          hint="Optional. If left blank, it’s named after what it does."
          error={faults['name']}
        >
          {(tie) => (
            <Input
              {...tie}
              maxLength={80}
              value={form.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <ScheduleFields form={form} onChange={set} fault={faults['schedule']} />
        <LeaveFields form={form} onChange={set} />
        {action.error && Object.keys(refused).length === 0 && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(action.error)}
          </p>
        )}
      </form>
    </Sheet>
  );
}
