import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

/** Parses an input by its declaration; a bad one is refused with every place that was wrong. */
export function parseInput(declaration: AnyDeclaration, input: unknown): unknown {
  if (!isKeepable(input)) {
    throw new OperationError('bad_input', 'Check the input. It holds a character that is no text (NUL or half a surrogate pair), or is nested too deeply.');
  }
  const parsed = declaration.input.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = details[0];
  const where = first?.path ? `${first.path}: ` : '';
  throw new OperationError('bad_input', `Check the input. ${where}${first?.message ?? 'It does not fit.'}`, details);
}

const deepest = 64;

/** Whether the database can keep it: no NUL and no half of a surrogate pair in any text, no nesting without end. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isKeepable(item, depth + 1));
  return Object.entries(value).every(([key, item]) => isKeepable(key) && isKeepable(item, depth + 1));
}

/** Outputs are checked where it costs nothing to find out early: in tests and development. */
export function checkOutput(declaration: AnyDeclaration, output: unknown): unknown {
  const parsed = declaration.output.safeParse(output);
  if (parsed.success) return parsed.data;
  throw new Error(`${declaration.name} answered something that it does not declare:\n${z.prettifyError(parsed.error)}`);
}
