import { Chip } from '#ui/badge.tsx';
import { FilterSection } from './filter-section.tsx';

/** A filter by buckets, one or several pressed. */
export function BucketChips({
  label,
  note,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  note?: string;
  options: readonly { value: string; label: string }[];
  chosen: string | readonly string[] | undefined;
  onChoose: (value: string) => void;
}) {
  const isChosen = (value: string) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value);
  return (
    <FilterSection label={label} {...(note ? { note } : {})}>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip key={option.value} pressed={isChosen(option.value)} onClick={() => onChoose(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </FilterSection>
  );
}
