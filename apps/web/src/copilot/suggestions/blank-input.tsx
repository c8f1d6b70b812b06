import { useDeferredValue, useId, useState } from 'react';
import type { BlankKind } from '@brandwright/contract/copilot/suggestions/template.ts';
import { Field, Input } from '#ui/input.tsx';
import { blankLabels, blankModes } from './blank-labels.ts';
import { useBlankChoices } from './use-blank-choices.ts';

export interface BlankInputProps {
  kind: BlankKind;
  sample: string;
  value: string;
  onChange: (value: string) => void;
}

/** One blank, with the store's own records to choose from where it has some. */
export function BlankInput({ kind, sample, value, onChange }: BlankInputProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = useBlankChoices(kind, useDeferredValue(value), isOpen);
  const listId = useId();
  return (
    <Field label={blankLabels[kind]}>
      {(tie) => (
        <>
          <Input
            {...tie}
            list={choices.length > 0 ? listId : undefined}
            inputMode={blankModes[kind] ?? 'text'}
            autoComplete="off"
            placeholder={sample}
            value={value}
            onFocus={() => setOpen(true)}
            onChange={(event) => onChange(event.target.value)}
          />
          {choices.length > 0 && (
            <datalist id={listId}>
              {choices.map(({ value: choice, note }) => (
                <option key={choice} value={choice}>
                  {note ? `${choice}, ${note}` : choice}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
