import { cn } from '#ui/cn.ts';
import { Select, type SelectOption } from '#ui/select.tsx';

/** Radix has no empty value: this word stands for no filter. */
const any = 'any';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** What no filter is called: "All countries". */
  anyLabel: string;
  value: Value | undefined;
  onChange: (value: Value | null) => void;
  options: readonly SelectOption<Value>[];
  className?: string;
}

/** One filter of a list; null takes it out. */
export function FilterSelect<Value extends string>({
  label,
  anyLabel,
  value,
  onChange,
  options,
  className,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof any>
      aria-label={label}
      className={cn('w-auto min-w-36 flex-1 sm:w-40 sm:flex-none', className)}
      value={value ?? any}
      onChange={(next) => onChange(next === any ? null : next)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  );
}
