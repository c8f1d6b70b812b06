import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatNumber } from '#ui/format.ts';

/** A group of filters under its name. */
export function FilterSection({
  label,
  note,
  children,
}: {
  label: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-2.5 text-sm font-medium">
        {label}
        {note && <span className="ml-2 text-xs font-normal text-ink-soft">{note}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

/** One choice of several, with how many results it would give. */
export function Tick({
  label,
  checked,
  onChange,
  count,
}: {
  label: string;
  checked: boolean | undefined;
  onChange: (on: boolean | null) => void;
  count?: number | undefined;
}) {
  return (
    <label className="flex cursor-pointer items-center gap-2.5 text-sm">
      <Checkbox checked={checked === true} onCheckedChange={(on) => onChange(on === true ? true : null)} />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="figures text-xs text-ink-soft">{formatNumber(count)}</span>}
    </label>
  );
}
