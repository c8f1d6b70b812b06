import { useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';

export interface TickedProps {
  label: string;
  note?: string;
  /** What a screen reader says where the label alone would not tell it from its neighbors. */
  spoken?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its words. */
export function Ticked({ label, note, spoken, checked, disabled = false, onChange }: TickedProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <Checkbox
        id={id}
        aria-label={spoken}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next === true)}
      />
      <label htmlFor={id} className="text-sm">
        {label}
        {note && <span className="block text-xs text-ink-soft">{note}</span>}
      </label>
    </div>
  );
}
