import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input } from '#ui/input.tsx';

export interface ShopSecretProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** A value that isn't secret on its own is shown while it is typed. */
  type?: 'password' | 'text';
  register: UseFormRegisterReturn;
}

/** One of a shop's credentials. */
export const ShopSecret = ({ label, hint, error, type = 'password', register }: ShopSecretProps) => (
  <Field label={label} hint={hint} error={error}>
    {(tie) => (
      <Input {...tie} {...register} type={type} autoComplete="off" spellCheck={false} maxLength={300} />
    )}
  </Field>
);
