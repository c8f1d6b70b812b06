import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';

export interface ConnectFormFrameProps {
  domain: {
    label: string;
    hint: string;
    placeholder: string;
    error: string | undefined;
    register: UseFormRegisterReturn;
  };
  /** What the shop is reached with. */
  children: ReactNode;
  /** What the key must be allowed to do, and what is written to the shop. */
  note: ReactNode;
  failure: string | undefined;
  isRunning: boolean;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  onCancel?: (() => void) | undefined;
}

/** The form in which a shop is entered: its address, its secrets, and the button that tries them. */
export function ConnectFormFrame({
  domain: { label, hint, placeholder, error, register },
  children,
  note,
  failure,
  isRunning,
  onSubmit,
  onCancel,
}: ConnectFormFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <Field label={label} hint={hint} error={error}>
        {(tie) => (
          <Input
            {...tie}
            {...register}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            placeholder={placeholder}
            maxLength={200}
          />
        )}
      </Field>
      {children}
      <p className="text-sm text-ink-soft">{note}</p>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={isRunning}>
          Connect shop
        </Button>
        {onCancel && (
          <Button look="quiet" disabled={isRunning} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
