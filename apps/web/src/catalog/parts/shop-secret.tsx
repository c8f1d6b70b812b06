import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, Input } from '#ui/input.tsx';

export interface ShopSecretProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** What is no secret by itself may be read while it is typed. */
  type?: 'password' | 'text';
  register: UseFormRegisterReturn;
}

/** One of the things that a shop is reached with. */
export const ShopSecret = ({ label, hint, error, type = 'password', register }: ShopSecretProps) => (
  <Field label={label} hint={hint} error={error}>
    {(tie) => (
      <Input {...tie} {...register} type={type} autoComplete="off" spellCheck={false} maxLength={300} />
    )}
  </Field>
);
