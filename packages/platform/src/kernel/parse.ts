import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import { z } from 'zod';

/** Parses an input by its declaration; a bad one is refused with every place that was wrong. */
export function parseInput(declaration: AnyDeclaration, input: unknown): unknown {
  const parsed = declaration.input.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = details[0];
  const where = first?.path ? `${first.path}: ` : '';
  throw new OperationError('bad_input', `Check the input. ${where}${first?.message ?? 'It does not fit.'}`, details);
}

/** Outputs are checked where it costs nothing to find out early: in tests and development. */
export function checkOutput(declaration: AnyDeclaration, output: unknown): unknown {
  const parsed = declaration.output.safeParse(output);
  if (parsed.success) return parsed.data;
  throw new Error(`${declaration.name} answered something that it does not declare:\n${z.prettifyError(parsed.error)}`);
}
