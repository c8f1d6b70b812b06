import { OperationError } from '@brandwright/contract';
import type { AiIdeaState } from '@brandwright/contract/design/ideas/enums.ts';
import type { AiResult } from '@brandwright/contract/kernel/ai-result.ts';
import { aiIdeaStateLabels } from '@brandwright/contract/design/ideas/enums.ts';
import type { StoredProduct } from './tables.ts';

/** What an idea may become; what is submitted stays as it was sent. */
export const transitions: Readonly<Record<AiIdeaState, readonly AiIdeaState[]>> = {
  DRAFT: ['SUBMITTED', 'ARCHIVED'],
  SUBMITTED: [],
  ARCHIVED: ['DRAFT'],
};

export interface IdeaFacts {
  number: number;
  title: string;
  state: AiIdeaState;
  result: AiResult;
}

const called = ({ number, title }: IdeaFacts) => `AI idea ${number}, ${title},`;

/** Refuses (bad_transition) what the table does not allow, and says what is allowed now. */
export function assertTransition(idea: IdeaFacts, next: AiIdeaState): void {
  const allowed = transitions[idea.state];
  if (allowed.includes(next)) return;
  const may = allowed.map((state) => aiIdeaStateLabels[state].toLowerCase()).join(' or ');
  throw new OperationError(
    'bad_transition',
    idea.state === next
      ? `${called(idea)} is already ${aiIdeaStateLabels[next].toLowerCase()}.`
      : `${called(idea)} is ${aiIdeaStateLabels[idea.state].toLowerCase()} and ${may === '' ? 'stays that way. Make a new idea instead.' : `can only become ${may} now.`}`,
  );
}

/** Refuses changes of an idea that is being made, was sent, or is archived. */
export function assertOpen(idea: IdeaFacts): void {
  if (idea.result === 'PENDING')
    throw new OperationError('conflict', `${called(idea)} is still being made. Try again in a moment.`);
  if (idea.state === 'SUBMITTED')
    throw new OperationError(
      'bad_transition',
      `${called(idea)} is submitted and stays as it was sent. Make a new idea instead.`,
    );
  if (idea.state === 'ARCHIVED')
    throw new OperationError('bad_transition', `${called(idea)} is archived. Restore it first.`);
}

export type Choosing = 'ONLY' | 'ADD' | 'REMOVE';

/** The chosen products after a choice, in the order of the idea's products. */
export function chooseProducts(
  products: readonly Pick<StoredProduct, 'id'>[],
  chosen: readonly string[],
  named: readonly string[],
  how: Choosing,
): string[] {
  const wanted = new Set(
    how === 'ONLY'
      ? named
      : how === 'ADD'
        ? [...chosen, ...named]
        : chosen.filter((id) => !named.includes(id)),
  );
  return products.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
}
