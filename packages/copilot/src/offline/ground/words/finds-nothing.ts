import type { AnyDeclaration } from '@brandwright/contract';

/** Whether what a read answered is an empty list. */
export function findsNothing(operation: AnyDeclaration, result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  if (saysNothingFits(result)) return false;
  // A figure by itself has no rows and is no empty list.
  const isFigure = 'value' in result && typeof result.value === 'number' && result.value !== 0;
  if ('total' in result && result.total === 0) return !isFigure;
  const lists = Object.values(result).filter((value) => Array.isArray(value));
  return (
    /^(?:list|search)_/.test(operation.name) && lists.length > 0 && lists.every((list) => list.length === 0)
  );
}

/** It says that nobody makes such a thing: an answer, and no empty list. */
export const saysNothingFits = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'nothingFits' in result &&
  typeof result.nothingFits === 'string';
