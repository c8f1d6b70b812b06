import type { Example } from './examples.ts';
import type { Mark } from './read-chats.ts';

/** What the model can tell apart, in a fixed order. */
export interface Labels {
  intents: readonly string[];
  relations: readonly string[];
  questions: readonly string[];
  tags: readonly string[];
}

export const relations = ['new', 'again', 'revise', 'answer'] as const;
export const questionKinds =
  'value why count most least sum average difference compare share per times check which'.split(' ');

/** A tag as a label: `field`, `field=VALUE`, `-field`. */
export const tagOf = ({ drops, field, value }: Pick<Mark, 'drops' | 'field' | 'value'>): string =>
  `${drops ? '-' : ''}${field}${value === null ? '' : `=${value}`}`;

const leastUses = 2;

export function labelsOf(examples: readonly Example[]): Labels {
  const uses = new Map<string, number>();
  for (const { tagged } of examples)
    for (const { marks } of tagged)
      for (const mark of marks) uses.set(tagOf(mark), (uses.get(tagOf(mark)) ?? 0) + 1);
  const tags = [...uses].flatMap(([tag, count]) => (count >= leastUses ? [tag] : [])).sort();
  return {
    intents: [...new Set(examples.flatMap(({ intents }) => intents ?? []))].sort(),
    relations,
    questions: questionKinds,
    tags: ['O', ...tags],
  };
}
