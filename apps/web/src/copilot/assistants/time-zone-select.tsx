import { ChevronDown } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import { inputClasses } from '#ui/input.tsx';

const zones = Intl.supportedValuesOf('timeZone');

export interface TimeZoneSelectProps {
  value: string;
  onChange: (zone: string) => void;
  id?: string;
  'aria-describedby'?: string | undefined;
}

/** Every time zone by its city; found by typing, and on a phone by its wheel. */
export function TimeZoneSelect({ value, onChange, ...tie }: TimeZoneSelectProps) {
  const all = zones.includes(value) ? zones : [value, ...zones];
  return (
    <span className="relative block">
      <select
        {...tie}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(inputClasses, 'h-9 appearance-none truncate pr-8')}
      >
        {all.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-2.5 right-3 size-4 text-ink-soft"
      />
    </span>
  );
}
