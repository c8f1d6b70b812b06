import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import { plainMessage } from '@brandwright/contract/kernel/plain-messages.ts';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { refuseOutgoingBlanks } from '../approvals/outgoing-text.ts';

export const unkeepable =
  'Check the input. It contains characters that aren’t text, or is nested too deeply.';

/** Parses an input by its declaration; a bad one is refused with every place that was wrong. */
export function parseInput(declaration: AnyDeclaration, input: unknown): unknown {
  if (!isKeepable(input)) throw new OperationError('bad_input', unkeepable);
  const parsed = declaration.input.safeParse(input ?? {}, { error: plainMessage });
  if (parsed.success) {
    refuseOutgoingBlanks(declaration, parsed.data);
    return parsed.data;
  }
  const details = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  const first = details[0];
  const where = first?.path ? `${first.path}: ` : '';
  throw new OperationError(
    'bad_input',
    `Check the input. ${where}${first?.message ?? 'It isn’t valid.'}`,
    details,
  );
}

const deepest = 64;

/** Whether the database can keep it: no NUL and no half of a surrogate pair in any text, no nesting without end. */
export function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isKeepable(item, depth + 1));
  return Object.entries(value).every(([key, item]) => isKeepable(key) && isKeepable(item, depth + 1));
}

/**
 * The output as declared: what is not declared is left out, so nothing leaks by accident. One that does not fit throws
 * where that is found out early (`strict`: tests and development); a running installation logs it and answers all the same.
 */
export function parseOutput(
  declaration: AnyDeclaration,
  output: unknown,
  strict: boolean,
  log: Log,
): unknown {
  const parsed = declaration.output.safeParse(output);
  if (parsed.success) return parsed.data;
  const message = `${declaration.name} answered something that it does not declare:\n${z.prettifyError(parsed.error)}`;
  if (strict) throw new Error(message);
  log.error({ operation: declaration.name }, message);
  return output;
}
