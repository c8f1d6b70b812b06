import { useState } from 'react';
import type { FormEvent } from 'react';
import type { EditableField } from '@brandwright/contract/kernel/approval.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, Switch } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { changedValues, textOfValue, type EditedValue } from './edited-values.ts';

export interface ApprovalEditorProps {
  fields: readonly EditableField[];
  /** Told only what differs. */
  onSave: (changes: Readonly<Record<string, unknown>>) => void;
  onCancel: () => void;
}

/** The simple values of an action, to be changed before saying yes. */
export function ApprovalEditor({ fields, onSave, onCancel }: ApprovalEditorProps) {
  const [edited, setEdited] = useState<Readonly<Record<string, EditedValue>>>(() =>
    Object.fromEntries(fields.map((one) => [one.field, textOfValue(one)])),
  );
  const { changes, faults } = changedValues(fields, edited);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(faults).length === 0) onSave(changes);
  }

  return (
    <form onSubmit={submit} aria-label="Change the values" className="flex flex-col gap-3.5">
      {fields.map((one, index) => (
        <FieldEditor
          key={one.field}
          field={one}
          value={edited[one.field] ?? ''}
          fault={faults[one.field]}
          autoFocus={index === 0}
          onChange={(value) => setEdited({ ...edited, [one.field]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="solid" disabled={Object.keys(faults).length > 0}>
          Use these values
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldEditorProps {
  field: EditableField;
  value: EditedValue;
  fault: string | undefined;
  autoFocus: boolean;
  onChange: (value: EditedValue) => void;
}

function FieldEditor({ field, value, fault, autoFocus, onChange }: FieldEditorProps) {
  if (field.kind === 'flag') {
    return (
      <label className="flex items-center justify-between gap-3 text-sm font-medium">
        {field.label}
        <Switch checked={value === true} onCheckedChange={onChange} />
      </label>
    );
  }
  if (field.kind === 'choices') {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1.5 text-sm font-medium">{field.label}</legend>
        {field.choices.map((choice) => (
          <label key={choice.value} className="flex items-center gap-2.5 text-sm">
            <Checkbox
              checked={chosen.includes(choice.value)}
              onCheckedChange={(isOn) =>
                onChange(
                  isOn === true ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <Field label={field.kind === 'money' ? `${field.label} in dollars` : field.label} error={fault}>
      {(tie) =>
        field.kind === 'choice' ? (
          <Select {...tie} value={String(value)} onChange={onChange} options={field.choices} />
        ) : isLong(field.value) ? (
          <Textarea
            {...tie}
            autoFocus={autoFocus}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
            className="field-sizing-content max-h-72 min-h-32"
          />
        ) : (
          <Input
            {...tie}
            autoFocus={autoFocus}
            type={field.kind === 'day' ? 'date' : 'text'}
            inputMode={field.kind === 'text' || field.kind === 'day' ? 'text' : 'decimal'}
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** A letter keeps its lines while it is changed. */
const isLong = (value: unknown) => typeof value === 'string' && (value.includes('\n') || value.length > 120);
