import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { fromResult } from '../answer/from-result.ts';
import { readQuestion } from '../answer/question.ts';
import { policy } from '../decide/policy.ts';
import type { SeenResult } from '../ground/records/records.ts';
import { emptyServices, emptyState, valueQuestion } from './empty.ts';

/** A result as if it had been shown, without the records in it. */
export const shownAs = (
  operation: string,
  result: object,
  input: Record<string, unknown> = {},
): SeenResult => ({
  operation: findOperation(operation) as AnyDeclaration,
  input,
  result,
  lists: [],
});

/** What is answered to a question, which the learned model reads as of a kind; empty where the answer is too unsure to be told. */
export async function ask(text: string, kind: string, result: SeenResult): Promise<string> {
  const parse = { ...valueQuestion, questions: [{ kind, probability: 1 }] };
  const answer = await fromResult(readQuestion(text, parse), result, emptyState, emptyServices);
  return answer && answer.certainty >= policy.answer ? answer.text : '';
}
