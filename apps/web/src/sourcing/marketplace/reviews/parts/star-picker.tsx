import { Star } from 'lucide-react';
import { useId } from 'react';
import { cn } from '#ui/cn.ts';

export interface StarPickerProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
  size?: 'small' | 'large';
}

const words = ['', 'Not recommended', 'Below expectations', 'Fair', 'Good', 'Excellent'];

/** One to five stars, as radio buttons: arrows and Tab work as everywhere. */
export function StarPicker({ label, value, onChange, error, size = 'small' }: StarPickerProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="cursor-pointer rounded-md p-1 has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <Star
                aria-hidden
                className={cn(
                  'text-warn',
                  size === 'large' ? 'size-8' : 'size-5',
                  stars <= value ? 'fill-current' : 'opacity-45',
                )}
              />
            </label>
          ))}
        </div>
        {size === 'large' && (
          <span aria-live="polite" className="text-sm text-ink-soft">
            {words[value]}
          </span>
        )}
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
