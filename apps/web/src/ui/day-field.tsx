import { Input } from './input.tsx';

/** A day ("2026-11-20") with its label beside it, between others. */
export function DayField({
  label,
  value,
  onChange,
  ...range
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | null) => void;
}) {
  return (
    <label className="flex w-full items-center gap-2 text-sm text-ink-soft sm:w-auto">
      <span className="w-10 sm:w-auto">{label}</span>
      <Input
        type="date"
        className="w-auto min-w-0 flex-1 sm:w-40 sm:flex-none"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        {...range}
      />
    </label>
  );
}
