import { useEffect, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { plainMessage } from '@brandwright/contract/kernel/plain-messages.ts';
import { ApiError, messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';

/** Messages by field of the form. */
type Faults<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

export interface OperationFormOptions<D extends AnyDeclaration, Values extends FieldValues> {
  /** What the form starts with, as it is typed: '' for nothing. */
  initial: Values;
  /** The input of what is typed, blanks left out; what does not fit is found by the declaration's own schema. */
  toInput: (values: Values) => { [Key in keyof SendOf<D>]?: unknown };
  /** The form's field of an input's field, where they are named differently: `{ priceMinor: 'price' }`. */
  fieldOf?: Readonly<Record<string, Path<Values>>>;
  /** What no schema can know: a day that has passed, a text that is no number. Said in place of the schema's words. */
  check?: (values: Values) => Faults<Values>;
  onDone?: (output: OutputOf<D>) => void;
  announce?: boolean;
}

/**
 * A form that runs an operation. It is checked by the declaration's input schema, so its fields say what the server
 * would say; what only the server knows appears at the same fields. The first wrong field takes the focus.
 * react-hook-form is 12.8 kB gzipped (7.92.0) in chunks that load with a form; its zod resolver is left out, because
 * what is typed is not what is sent.
 */
export function useOperationForm<D extends AnyDeclaration, Values extends FieldValues>(
  declaration: D,
  { initial, toInput, fieldOf = {}, check, onDone, announce }: OperationFormOptions<D, Values>,
) {
  const action = useAction(declaration, {
    failures: 'kept',
    ...(onDone ? { onDone } : {}),
    ...(announce === undefined ? {} : { announce }),
  });
  const nameOf = (path: string) => fieldOf[path] ?? (path as Path<Values>);
  const resolver: Resolver<Values> = (values) => {
    const faults: Record<string, string | undefined> = check?.(values) ?? {};
    const parsed = declaration.input.safeParse(toInput(values), { error: plainMessage });
    for (const issue of parsed.error?.issues ?? []) faults[nameOf(issue.path.join('.'))] ??= issue.message;
    const errors = Object.entries(faults).filter(([, message]) => message !== undefined);
    if (errors.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: 'input', message }])),
    } as ReturnType<Resolver<Values>>;
  };
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values>, resolver });
  const { errors } = form.formState;
  const { setError } = form;

  const details = action.error instanceof ApiError ? action.error.details : [];
  useEffect(() => {
    for (const { path, message } of details)
      setError(nameOf(path), { type: 'server', message }, { shouldFocus: true });
    // Each answer of the server is shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [action.error]);

  return {
    register: form.register,
    control: form.control,
    watch: form.watch,
    setValue: form.setValue,
    errorOf: (name: Path<Values>): string | undefined => {
      const message = errors[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
    submit: (event: SubmitEvent) =>
      void form.handleSubmit((values) => action.run(toInput(values as Values) as SendOf<D>))(event),
    isRunning: action.isRunning,
    /** What went wrong and belongs to no field. */
    failure: action.error && details.length === 0 ? messageOf(action.error) : undefined,
  };
}
