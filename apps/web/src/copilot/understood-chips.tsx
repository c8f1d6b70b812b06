import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/badge.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';
import { editorType, fromEdited, toEdited } from './chip-value.ts';
import type { Understood } from './partner-message.ts';

export interface UnderstoodChipsProps {
  understood: readonly Understood[];
  /** Undefined while an answer is being written or when the answer is not the last. */
  onRefine: ((callId: string, field: string, value: unknown) => void) | undefined;
}

/** A record that is only known by its id says nothing to a person. */
const identifier = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;

/** What was understood: each chip can be changed or taken out, and the answer follows. */
export function UnderstoodChips({ understood, onRefine }: UnderstoodChipsProps) {
  const chips = understood.flatMap(({ callId, chips: own }) =>
    own.filter((chip) => !identifier.test(chip.text)).map((chip) => ({ callId, chip })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label="What was understood" className="flex flex-wrap gap-1.5">
      {chips.map(({ callId, chip }) => (
        <li key={callId + chip.field} className="max-w-full">
          {onRefine ? (
            <OpenChip chip={chip} onChange={(value) => onRefine(callId, chip.field, value)} />
          ) : (
            <Chip>{chip.text}</Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

interface OpenChipProps {
  chip: Understood['chips'][number];
  onChange: (value: unknown) => void;
}

function OpenChip({ chip, onChange }: OpenChipProps) {
  const [isOpen, setOpen] = useState(false);
  const edited = toEdited(chip);
  const remove = chip.removable ? () => onChange(null) : undefined;
  const face = (
    <Chip
      onClick={edited === null ? undefined : () => setOpen(true)}
      onRemove={remove}
      removeLabel={`Remove ${chip.text}`}
    >
      {chip.text}
    </Chip>
  );
  if (edited === null) return face;

  function change(value: unknown) {
    setOpen(false);
    onChange(value);
  }

  return (
    <span className="relative inline-flex max-w-full">
      {face}
      <Popover
        label={`Change ${chip.label}`}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<span aria-hidden className="pointer-events-none absolute inset-0" />}
      >
        <ChipForm chip={chip} initial={edited} onChange={change} />
      </Popover>
    </span>
  );
}

function ChipForm({ chip, initial, onChange }: OpenChipProps & { initial: string }) {
  const [text, setText] = useState(initial);
  const next = fromEdited(text, chip);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (next !== undefined) onChange(next);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label={chip.label}>
        {(tie) => (
          <Input
            {...tie}
            autoFocus
            type={editorType(chip)}
            inputMode={typeof chip.value === 'number' ? 'decimal' : 'text'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="solid" disabled={next === undefined}>
        Change
      </Button>
    </form>
  );
}
