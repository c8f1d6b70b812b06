import { agree, between, say, type Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import { alike } from './said-amounts.ts';
import { standing } from './standing.ts';
import { nameFit, wordsOf } from './view.ts';

const asksLeft =
  /\b(?:left|leaves?|remain\w*|to go|headroom|room|still (?:owe|owing|to (?:pay|come)|due|have|there)|(?:how much|how far|how many) (?:over|under|below|above)|over (?:it|that|are we|budget)|net|rest|lack\w*|short|enough)\b/i;
const saysCap =
  /\b(?:cap|ceiling|limit|budget|max(?:imum)?|allowance|allowed|no more than|at most|up to|target|said|only have|(?:i|we) have|account)\b/i;
const takes =
  /\b(?:pay|paid|use|used|burn|burned|burnt|spend|spent|sell|sold|ship|shipped|take|took|taken|move|moved|remove|removed|minus|less|gone|give|gave|send|sent|put in|throw|threw|break|broke|broken|lose|lost|damaged|(?:make|draw|generate|print) \d+)\b/i;
const adds = /\d (?:more|extra|additional)\b|\b(?:another|extra|added?|adding|on top|comes? in|came in)\b/i;
const asksThen = /\b(?:how many|how much|what)\b.*\b(?:then|now|after|make|have|there)\b|\bthen\b\W*$/i;

/** "What's left under the cap", "if I pay 500 what's left", "so after the deposit I still owe": what is left of a whole without a part. */
export function remainder(asked: AskedSum): Reckoned | null {
  return asked.said.length === 1
    ? withSaid(asked)
    : asked.said.length === 0
      ? (withoutPart(asked) ?? stillToPay(asked))
      : null;
}

function withSaid(asked: AskedSum): Reckoned | null {
  const { text } = asked;
  const [said] = asked.said;
  if (!said || said.isEach) return null;
  const there = standing(asked, said);
  const own = there && alike(said, there);
  if (!there || !own || !agree(there, own)) return null;
  const name = there.name ? ` (${there.name} ${say(there)})` : '';
  if (
    asksLeft.test(text) &&
    saysCap.test(text) &&
    !takes.test(text.slice(Math.max(0, said.start - reach), said.start))
  ) {
    const apart = between(own, there);
    if (!apart) return null;
    return {
      text: `${say(apart.high)} − ${say(apart.low)} = ${say(apart.rest)} ${own.value >= there.value ? 'left' : 'over'}${name}.`,
      rows: [],
      result: apart.rest,
    };
  }
  if (takes.test(text) && (asksLeft.test(text) || asksThen.test(text))) {
    if (own.value > there.value) return null;
    const rest = { ...there, name: '', value: there.value - own.value };
    return { text: `${say(there)} − ${say(own)} = ${say(rest)} left${name}.`, rows: [], result: rest };
  }
  if (takes.test(text) || there.unit !== 'count' || !adds.test(text) || !asksThen.test(text)) return null;
  const sum = { ...there, name: '', value: there.value + own.value };
  return { text: `${say(there)} + ${say(own)} = ${say(sum)}${name}.`, rows: [], result: sum };
}
const reach = 24;

const without =
  /\b(?:after|less|minus|without|net of|not counting|excluding|excl\.?|once|beyond|apart from)\s+(?:(?:the|my|our|that|what|all|any)\s+){0,2}(?<part>[\p{L} ]{3,32}?)(?=$|\W*$|[,.?!;]|\s+(?:i|we|still|what|how|is|it|that|there|was|are)\b)/iu;
/** "Deposit gone, what remains to pay". */
const isGone =
  /\b(?<part>deposit|balance|freight|shipping)\s+(?:is |was |has |been )*(?:gone|paid|sent|in|off|out|done)\b/i;
const sayings: readonly (readonly [said: RegExp, named: string])[] = [
  [/\b(?:came|comes|come|sent|went|gone|going) back\b|\breturn(?:s|ed)?\b/i, 'refunded'],
];

/** A part that is named: a value of the thing, or one of its lines, such as the deposit among its milestones. */
function withoutPart(asked: AskedSum): Reckoned | null {
  const { text, view } = asked;
  const match = without.exec(text) ?? (asksLeft.test(text) ? isGone.exec(text) : null);
  if (!match || /\bdiscount\b/i.test(text)) return null;
  const said = sayings.reduce(
    (part, [saying, named]) => part.replace(saying, named),
    match.groups?.['part'] ?? '',
  );
  const before = wordsOf(text.slice(0, match.index));
  const lines = view.lists.flatMap(({ rows, isMain }) => (isMain ? [] : rows));
  const [opened] = view.opened;
  for (const row of opened ? [opened] : view.whole) {
    const part = partNamed(said, row, lines, wordsOf(said));
    const label = figureOf({ words: before }, [row], 'money', wholes);
    const whole = label === null || label === part?.name ? null : valueOf(row, label);
    if (!part || !whole || !agree(part, whole) || part.value <= 0 || part.value > whole.value) continue;
    const rest = { ...whole, name: '', value: whole.value - part.value };
    const of = row.label ? `${row.label}: ` : '';
    return {
      text: `${say(whole)} − ${say(part)} = ${say(rest)} (${of}${whole.name} less ${part.name}).`,
      rows: [row],
      result: rest,
    };
  }
  return null;
}
const wholes: readonly RegExp[] = [/^total$/, /^paid$/, /^captured$/, /^amount$/];

function partNamed(
  said: string,
  row: FactRow,
  lines: readonly FactRow[],
  words: readonly string[],
): Amount | null {
  const called = lines.filter(
    ({ label, facts }) =>
      nameFit(label, words).said > 0 ||
      facts.some(
        ({ label: name, kind, said: value }) =>
          name === 'kind' && kind === 'text' && value.toLowerCase() === said.trim().toLowerCase(),
      ),
  );
  const amounts = called.flatMap((line) => {
    const label = figureOf({ words: [] }, [line], 'money');
    const amount = label === null ? null : valueOf(line, label, said.trim());
    return amount && amount.value > 0 ? [amount] : [];
  });
  const [only, ...more] = amounts;
  if (only && more.length === 0) return only;
  const facts = row.facts.filter(({ label, kind }) => kind === 'money' && nameFit(label, words).said > 0);
  const [fact, ...others] = facts;
  if (fact && others.length === 0) return valueOf(row, fact.label);
  const isNextDeposit =
    /\bdeposit\b/i.test(said) &&
    Array.isArray(row.data['nextSteps']) &&
    row.data['nextSteps'].includes('PAY_DEPOSIT');
  return amounts.length === 0 && isNextDeposit ? valueOf(row, 'next payment', 'deposit') : null;
}

const asksToPay =
  /\bstill (?:to pay|owe|owing|due)\b|\bleft to pay\b|\b(?:what|how much)(?:'s| is) (?:still )?(?:outstanding|unpaid|owing)\b|\bthe rest\b.*\b(?:pay|owe)\b/i;

/** "And still to pay?", of the one thing that was opened and is paid in part. */
function stillToPay({ text, view }: AskedSum): Reckoned | null {
  const [row] = view.opened;
  if (!row || !asksToPay.test(text) || /\b(?:why|when|who|until)\b/i.test(text)) return null;
  const [whole, paid] = [valueOf(row, 'total'), valueOf(row, 'paid')];
  if (!whole || !paid || !agree(whole, paid) || paid.value > whole.value) return null;
  const rest = { ...whole, name: '', value: whole.value - paid.value };
  return {
    text: `${say(whole)} − ${say(paid)} = ${say(rest)} (${row.label}: total less paid).`,
    rows: [row],
    result: rest,
  };
}
