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
    <div
      role="group"
      aria-label="Active filters"
      // On a phone one line that scrolls sideways: the rows begin on the first screen. The room around it is the focus ring's.
      className="scroll-quiet flex items-center gap-1.5 max-sm:-m-0.5 max-sm:overflow-x-auto max-sm:p-0.5 max-sm:*:shrink-0 sm:flex-wrap"
    >
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
