import type { RecordKind } from '../../kernel/fields.ts';
import type { OperationName } from '../../registry.ts';
import type { ShownRecord } from './conditions.ts';

/** How an operation is suggested after an answer. */
export interface NextStep {
  /**
   * What the founder says by pressing it. `{name|title}` is the first of these fields that the record has, `{supplier.name}`
   * a field inside a field; without one of them the step is not suggested.
   */
  say: string;
  /** The kind of record that it is about; when left out, the first kind that both the operation and the record name. */
  about?: RecordKind;
  /** Whether it can be done with the record as it is now; with the whole result, where the sentence names no record. */
  when?: (record: ShownRecord) => boolean;
  /** Input beside the record. */
  input?: Readonly<Record<string, unknown>> | ((record: ShownRecord) => Readonly<Record<string, unknown>>);
  /** Takes two records; `{name}` names both. */
  takesTwo?: boolean;
}

/** By the operation that they call. */
export type NextSteps = Readonly<Partial<Record<OperationName, NextStep | readonly NextStep[]>>>;
