import { useId } from 'react';
import { listServerModels } from '@brandwright/contract/copilot/partner-model/list-server-models.ts';
import { useOperation } from '#api/use-operation.ts';
import { Field, Input } from '#ui/input.tsx';
import { KeyField } from './key-field.tsx';
import type { ModelFieldsProps } from './model-fields.ts';

/** The key and the model of OpenAI; with a key the models that it may use are offered. */
export function OpenAiFields({ known, form, faults, onChange }: ModelFieldsProps) {
  const listId = useId();
  const offered = useOperation(listServerModels, {}, { enabled: known.openAiKey !== null });
  return (
    <>
      <KeyField
        label="OpenAI key"
        hint="From platform.openai.com. Kept encrypted, sent to OpenAI only, never shown again."
        saved={known.openAiKey}
        address={undefined}
        value={form.apiKey}
        fault={faults.apiKey}
        onChange={(apiKey) => onChange({ apiKey })}
      />
      <Field
        label="Model"
        hint={
          offered.isError && known.openAiKey
            ? 'The list of models couldn’t be loaded. Enter the name.'
            : 'The name OpenAI uses for it.'
        }
        error={faults.openAiModel}
      >
        {(tie) => (
          <Input
            {...tie}
            list={listId}
            spellCheck={false}
            maxLength={200}
            value={form.openAiModel}
            onChange={(event) => onChange({ openAiModel: event.target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {offered.data?.models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
