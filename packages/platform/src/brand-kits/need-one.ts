import { OperationError } from '@brandwright/contract';

/** Refuses an edit that says nothing new. */
export function needOne(values: readonly unknown[], ask: string): void {
  if (values.every((value) => value === undefined)) throw new OperationError('bad_input', ask);
}
