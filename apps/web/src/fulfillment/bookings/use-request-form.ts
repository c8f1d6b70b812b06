import { useState } from 'react';
import type { AnyDeclaration, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { plainMessage } from '@brandwright/contract/kernel/plain-messages.ts';

/** Messages by field. */
export type Faults = Readonly<Record<string, string | undefined>>;

export interface RequestFormOptions<D extends AnyDeclaration, Values extends Record<string, string>> {
  /** As it is typed: '' for nothing. */
  initial: Values;
  /** What is typed as the operation takes it, blanks left out. */
  toInput: (values: Values) => { [Key in keyof SendOf<D>]?: unknown };
  /** What no schema knows, by the input's fields: limits, a day that has passed. */
  check?: (values: Values) => Faults;
}

/**
 * A form whose operation asks before it goes out: what is typed is checked here, then `asked` is what an OperationDialog
 * shows and runs. `back` returns to the form as it was.
 */
export function useRequestForm<D extends AnyDeclaration, Values extends Record<string, string>>(
  declaration: D,
  { initial, toInput, check }: RequestFormOptions<D, Values>,
) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [asked, setAsked] = useState<SendOf<D> | null>(null);
  const submit = () => {
    const input = toInput(values);
    const found: Record<string, string | undefined> = { ...check?.(values) };
    const parsed = declaration.input.safeParse(input, { error: plainMessage });
    for (const { path, message } of parsed.error?.issues ?? []) found[path.join('.')] ??= message;
    setFaults(found);
    if (Object.values(found).every((message) => message === undefined)) setAsked(input as SendOf<D>);
  };
  return {
    values,
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    /** For an input or a list: its value and what typing into it does. */
    bind: (name: keyof Values & string) => ({
      value: values[name] ?? '',
      onChange: (event: { target: { value: string } }) =>
        setValues({ ...values, [name]: event.target.value }),
    }),
    errorOf: (name: string): string | undefined => faults[name],
    /** What belongs to no field that is shown. */
    submit,
    asked,
    back: () => setAsked(null),
  };
}

/** "12.5" → 12.5; undefined for nothing; NaN for what is no number, which the schema refuses. */
export const figure = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replaceAll(',', ''));
