import { useId, useState } from 'react';
import { Input } from '#ui/input.tsx';

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  onSettle?: () => void;
}

/** A small figure with its label; what is typed counts once it lies within its bounds. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  onChange,
  onSettle,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="truncate text-xs text-ink-soft">
        {label}
      </label>
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        className="px-2"
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={typed ?? String(Math.round(value * 10) / 10)}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = Number(event.target.value);
          if (event.target.value !== '' && next >= min && next <= max) onChange(next);
        }}
        onBlur={() => {
          setTyped(null);
          onSettle?.();
        }}
      />
    </div>
  );
}
