import { singular, stem } from '@brandwright/language/words/stems.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { alikeness } from '../parse/alikeness.ts';
import { figureOf, type Fact, type FactRow } from './facts.ts';
import type { Question } from './question.ts';

/** Words of questions with the words that fields use for the same. */
const synonyms: readonly (readonly string[])[] = [
  'price cost charge fee amount paid pay rate worth value',
  'total sum overall altogether amount worth',
  'pay paid spend spent total',
  'moq minimum least fewest',
  'lead production time days turnaround',
  'carrier courier shipping shipped via',
  'arrive arrival delivery delivered eta estimated expected land landed',
  'piece each apiece unit per',
  'refund refunded back returned hand reimbursed',
  'due deadline expire expires valid until payable',
  'late overdue behind delayed due',
  'status state stage progress where',
  'rating stars rated score review average',
  'note notes comment remark says',
  'reason why because explanation',
  'stock hand available inventory left',
  'customer buyer who whose name shopper',
  'backers goal raise campaign',
  'margin profit keep earn left',
  'contrast readable legible',
  'quantity units pieces many count number qty',
  'email mail address contact',
  'track tracking scan event location last',
  'wait waiting age old oldest placed created',
  'ship ships freight shipping transit',
  'color colors shade hex',
  'product item what line goods',
  'schedule when runs next',
  'duty tariff rate percent',
  'due charge charged owed leaves billed now today',
  'later next after renew renews renewal then again',
  'spent spend use used using burn burned burning burnt go gone ate',
  'seat seats people person users members',
  'granted grant included includes get gets',
  'balance left remaining remain',
  'end ends stop stops over die dies finish expire',
  'left leave leaves out omit omitted excluded skip skipped drop dropped',
].map((line) => [...new Set(line.split(' ').map(stem))]);

const related = new Map<string, Set<string>>();
for (const group of synonyms)
  for (const one of group) {
    const set = related.get(one) ?? new Set<string>();
    for (const other of group) set.add(other);
    related.set(one, set);
  }

/** Whether a word of a question may stand for a word of a field's name. Both are stems. */
export const isRelated = (asked: string, named: string): boolean => related.get(asked)?.has(named) ?? false;

export interface FoundFact {
  row: FactRow;
  fact: Fact;
  score: number;
  /** A word of the question is one of its name, stands for one, or is in what it says. */
  isNamed: boolean;
}

/** What each of a list is worth: "what's the average" of orders. */
export const worthOf = (found: readonly FoundFact[]): FoundFact | undefined =>
  found.find(
    ({ fact }) => fact.kind === 'money' && /^total$|^(?:total )?(?:amount|worth|value)$/.test(fact.label),
  );

/** How well each value of some rows answers a question, best first. Alikeness is looked up only for kinds that fit. */
export async function findFacts(
  question: Question,
  rows: readonly FactRow[],
  likeness: (text: string) => Promise<Float32Array>,
): Promise<FoundFact[]> {
  const labels = new Map<string, Fact>();
  for (const { facts } of rows)
    for (const fact of facts) if (!labels.has(fact.label)) labels.set(fact.label, fact);
  const asked = await likeness(question.what);
  const scores = new Map<string, number>();
  const named = new Set<string>();
  // What is summed up is the very value that is named: "the mean unit price" is of no sample.
  const isReckoned = question.kind === 'sum' || question.kind === 'average';
  const fitting = [...labels.values()];
  for (const fact of fitting) {
    const lexical = isNameOnly(fact) ? 0 : wordScore(question, fact);
    const isExpected =
      question.expects?.includes(fact.kind) &&
      !isNoTime(question, fact) &&
      (!asksWho.test(question.text) || namesSomebody(fact));
    const kind = question.expects === null ? 0 : isExpected ? 0.12 : -0.3;
    // What is called exactly so needs no likeness, and still goes before what is only like it.
    const alike =
      lexical === 1 && isReckoned
        ? 1
        : lexical >= 0.9
          ? likenessOfSame
          : kind < 0
            ? 0
            : alikeness(asked, await likeness(fact.label));
    if (lexical > 0) named.add(fact.label);
    scores.set(fact.label, lexical * 0.75 + Math.max(0, alike) * 0.45 + kind);
  }
  return rows
    .flatMap((row) =>
      row.facts.map((fact) => {
        const inText = textScore(question, fact);
        return {
          row,
          fact,
          score: Math.max(scores.get(fact.label) ?? 0, inText),
          isNamed: named.has(fact.label) || inText > 0,
        };
      }),
    )
    .sort((a, b) => b.score - a.score);
}

/** "When" is not answered by words without a figure: "order type inventory". */
const isNoTime = ({ expects }: Question, { kind, said }: Fact): boolean =>
  expects?.[0] === 'date' && kind === 'text' && !/\d/.test(said);

const likenessOfSame = 0.45;

export const asksWho = /^\W*(?:(?:and|so|ok|but)\W+)*(?:who(?:['’]?s)?|whose|whom)\b/i;
const somebody = new Set(
  'customer name by person author actor owner supplier contact from company partner sender brand'
    .split(' ')
    .map(stem),
);
export const namesSomebody = ({ stems }: Fact): boolean => stems.some((one) => somebody.has(one));

/** A number or name by which a record is called: whoever says "his order" does not ask for it. */
const isNameOnly = ({ label }: Fact) => /(?:^|\s)(?:order|invoice|quote|tech pack|brief) number$/.test(label);

/** How much of the question a longer text says, whatever its field is called: terms, a note, a message. */
function textScore({ stems }: Question, { kind, said }: Fact): number {
  if (kind !== 'text' || said.length < leastText || stems.size === 0) return 0;
  const words = new Set(tokenize(said.slice(0, 600)).map(({ lower }) => stem(singular(lower))));
  return (0.75 * [...stems].filter((one) => words.has(one)).length) / stems.size;
}
const leastText = 24;

/** Share of the field's own words that the question says, itself or by a word for the same. */
function wordScore({ stems, hints }: Question, fact: Fact): number {
  const hinted = hints.map(stem);
  let best = 0;
  let said = 0;
  for (const one of new Set(fact.stems)) {
    const own = stems.has(one)
      ? 1
      : [...stems].some((asked) => isRelated(asked, one))
        ? 0.65
        : hinted.includes(one)
          ? 0.4
          : 0;
    said += own;
    best = Math.max(best, own);
  }
  const count = new Set(fact.stems).size || 1;
  return Math.min(1, best * 0.7 + (said / count) * 0.3);
}

/** The least that a figure must fit the words of a question. */
export const leastFigureFit = 0.42;

/** The figure that fits best. */
export const numeric = (found: readonly FoundFact[]): FoundFact | undefined =>
  found.find(({ fact, score }) => figureOf(fact) !== null && fact.kind !== 'date' && score >= leastFigureFit);
