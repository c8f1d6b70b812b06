import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/badge.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { fromEdited, toEdited } from './chip-value.ts';
import type { Understood } from './partner-message.ts';

export interface UnderstoodChipsProps {
  understood: readonly Understood[];
  /** Undefined while an answer is being written or when the answer is not the last. */
  onRefine: ((callId: string, field: string, value: unknown) => void) | undefined;
}

/** What was understood: each chip can be changed or taken out, and the answer follows. */
export function UnderstoodChips({ understood, onRefine }: UnderstoodChipsProps) {
  const chips = understood.flatMap(({ callId, chips: own }) => own.map((chip) => ({ callId, chip })));
  if (chips.length === 0) return null;
  return (
    <ul aria-label="What was understood" className="flex flex-wrap gap-1.5">
      {chips.map(({ callId, chip }) => (
        <li key={callId + chip.field} className="max-w-full">
          {onRefine ? (
            <EditableChip chip={chip} onChange={(value) => onRefine(callId, chip.field, value)} />
          ) : (
            <Chip>{chip.text}</Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

type ChipData = Understood['chips'][number];

function EditableChip({ chip, onChange }: { chip: ChipData; onChange: (value: unknown) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(toEdited(chip.value));
  const next = fromEdited(text, chip.value);
  const remove = chip.removable ? () => onChange(null) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (next === undefined) return;
    setOpen(false);
    onChange(next);
  }

  if (typeof chip.value === 'boolean' || toEdited(chip.value) === null) {
    return (
      <Chip onRemove={remove} removeLabel={`Remove ${chip.text}`}>
        {chip.text}
      </Chip>
    );
  }
  return (
    <span className="relative inline-flex max-w-full">
      <Chip onClick={() => setOpen(true)} onRemove={remove} removeLabel={`Remove ${chip.text}`}>
        {chip.text}
      </Chip>
      <Popover label={`Change ${chip.label}`} open={isOpen} onOpenChange={setOpen} trigger={<span aria-hidden className="pointer-events-none absolute inset-0" />}>
        <form onSubmit={submit} className="flex flex-col gap-3">
          <Field label={chip.label}>
            {(tie) => <Input {...tie} autoFocus value={text ?? ''} inputMode={typeof chip.value === 'number' ? 'decimal' : 'text'} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <Button type="submit" look="solid" disabled={next === undefined}>
            Change
          </Button>
        </form>
      </Popover>
    </span>
  );
}
