import type { Example } from './examples.ts';
import type { Mark } from './read-chats.ts';

/** Numbers from 0 to 1 that are the same for the same seed. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const pick = <T>(of: readonly T[], random: Random): T | undefined => of[Math.floor(random() * of.length)];

/**
 * The same message as somebody else might have typed it, in a conversation where more was going on: other figures, a slip of
 * the finger, no full stop, and now and then a question or an approval left open that it has nothing to do with. Places of
 * marks stay what they are, but for those that get another value.
 */
export function vary(original: Example, others: Distractors, random: Random): Example {
  const example = random() < 0.35 ? withOtherValue(original, others, random) : original;
  let say = example.say;
  if (random() < 0.5) say = otherFigures(say, random);
  if (random() < 0.15) say = slip(say, random);
  if (random() < 0.3) say = say.replace(/[?.!]+$/, '');
  return { ...example, say, context: varyContext(example, others, random) };
}

/** Questions, operations and values of other conversations. */
export interface Distractors {
  /** Words that stood for a field's value somewhere, by field. */
  values: ReadonlyMap<string, readonly string[]>;
  questions: readonly string[];
  operations: readonly string[];
}

const longestValue = 32;

/** The words that other messages have for fields, for messages that have other ones there. */
export function valuesOf(examples: readonly Example[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { say, tagged } of examples)
    for (const { intent, marks } of tagged)
      for (const { field, value, drops, start, end } of marks)
        if (value === null && !drops && end - start <= longestValue && intent !== 'about')
          values.set(field, [...(values.get(field) ?? []), say.slice(start, end)]);
  return values;
}

/** One value is put in other words that stand for the same field elsewhere: what is learned is the place, not the name. */
function withOtherValue(example: Example, { values }: Distractors, random: Random): Example {
  const { say, tagged } = example;
  const mark = pick(
    tagged.flatMap(({ marks }) => marks),
    random,
  );
  const isPlain = mark && mark.value === null && !mark.drops && mark.end - mark.start <= longestValue;
  const words = isPlain ? pick(values.get(mark.field) ?? [], random) : undefined;
  if (!mark || words === undefined) return example;
  const longer = words.length - (mark.end - mark.start);
  const move = (one: Mark): Mark => ({
    ...one,
    start: one.start >= mark.end ? one.start + longer : one.start,
    end: one.end >= mark.end ? one.end + longer : one.end,
  });
  return {
    ...example,
    say: `${say.slice(0, mark.start)}${words}${say.slice(mark.end)}`,
    tagged: tagged.map((one) => ({ ...one, marks: one.marks.map(move) })),
  };
}

function varyContext(
  { context, relation, intents }: Example,
  others: Distractors,
  random: Random,
): Example['context'] {
  const varied = { ...context };
  const isOpen = varied.asked === null && varied.waits === null;
  const mayDistract =
    isOpen &&
    relation !== 'answer' &&
    relation !== 'revise' &&
    intents !== null &&
    !['yes', 'no'].includes(intents[0] ?? '');
  if (mayDistract && random() < 0.12) varied.asked = pick(others.questions, random) ?? null;
  else if (mayDistract && random() < 0.1) varied.waits = pick(others.operations, random) ?? null;
  if (random() < 0.15) varied.previous = null;
  if (varied.shown.length > 1 && random() < 0.1) varied.shown = varied.shown.slice(0, 1);
  if (varied.shown.length === 1 && random() < 0.1)
    varied.shown = [...varied.shown, pick(others.operations, random) ?? ''];
  return varied;
}

const otherFigures = (text: string, random: Random): string =>
  text.replace(/\d/g, (digit) =>
    random() < 0.7 && !(digit === '0' && random() < 0.8) ? String(1 + Math.floor(random() * 9)) : digit,
  );

/** Two letters of one word change places. */
function slip(text: string, random: Random): string {
  const word = pick([...text.matchAll(/[a-z]{5,}/g)], random);
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 3));
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}
