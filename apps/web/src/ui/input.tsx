import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cn } from './cn.ts';

export const inputClasses =
  'w-full rounded-lg border border-line bg-raised px-3 text-sm text-ink placeholder:text-ink-soft hover:border-ink/30 focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(inputClasses, 'h-9', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(inputClasses, 'min-h-20 py-2', className)} {...props} />;
}

/** A label on its own; `htmlFor` ties it to its control. */
export function Label({ htmlFor, className, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  return <label htmlFor={htmlFor} className={cn('text-sm font-medium text-ink', className)} {...props} />;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
  /** Draws the control with what ties it to label, hint and error: `{(tie) => <Input {...tie} />}`. */
  children: (tie: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={cn('text-xs', error ? 'text-bad' : 'text-ink-soft')}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
