import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

export interface FilterChip<Name extends string = string> {
  /** The parameter of the address. */
  name: Name;
  text: string;
}

/** The filters in force, each to be taken away; nothing where there are none. */
export function FilterChips<Name extends string>({
  chips,
  onRemove,
  onClear,
}: {
  chips: readonly FilterChip<Name>[];
  onRemove: (name: Name) => void;
  onClear: () => void;
}) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label="Active filters" className="flex flex-wrap items-center gap-1.5">
      {chips.map((chip) => (
        <Chip key={chip.name} onRemove={() => onRemove(chip.name)} removeLabel={`Remove ${chip.text}`}>
          {chip.text}
        </Chip>
      ))}
      <Button look="quiet" size="small" onClick={onClear}>
        Clear all
      </Button>
    </div>
  );
}
