import { Field, Input } from '#ui/input.tsx';

interface EntryFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/** The address that an account has. */
export const EmailField = ({ value, onChange, error, autoFocus = false }: EntryFieldProps) => (
  <Field label="Email" error={error}>
    {(tie) => (
      <Input
        {...tie}
        type="email"
        autoComplete="username"
        autoFocus={autoFocus}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

/** A password: the one that an account has, or a new one. */
export const PasswordField = ({
  value,
  onChange,
  error,
  autoFocus = false,
  label = 'Password',
  kind,
  hint = kind === 'new' ? 'At least 8 characters.' : undefined,
}: EntryFieldProps & { kind: 'current' | 'new'; label?: string; hint?: string | undefined }) => (
  <Field label={label} hint={hint} error={error}>
    {(tie) => (
      <Input
        {...tie}
        type="password"
        autoComplete={`${kind}-password`}
        autoFocus={autoFocus}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
