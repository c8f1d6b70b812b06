import { readTimeSpan, type TimeSpan } from '@brandwright/language/values/time-span.ts';
import { clausesOf, isNegated, type Clause } from './clauses.ts';
import { readWrittenDay } from '@brandwright/language/values/written-day.ts';
import { found, type FoundPromise } from './found.ts';

const sampleWords = /\bsampl(?:e|es|ing)\b|\bprototype\b/i;
const validWords =
  /\bvalid\b|\bvalidity\b|\bprice (?:is )?(?:holds?|good|kept|fixed)\b|\boffer (?:holds|stands)\b|\bhold\b[^.]{0,24}\bprice\b/i;
const makingWords =
  /\blead[- ]?times?\b|\bproduc(?:e|ed|tion|ing)\b|\bmanufactur|\bmass\b|\bbulk\b|\bdeliver(?:y|ed)?\b|\bready\b|\bfinish(?:ed)?\b|\bcomplet(?:e|ed|ion)\b|\bturnaround\b|\b(?:after|from) (?:\w+ ){0,3}(?:deposit|payment|approv\w+|confirm\w*|order|artwork|PO)\b|\bto make\b|\bship(?:ped|ment|s)?\b|\bdispatch/i;
const otherWords =
  /\breply\b|\bget back\b|\banswer\b|\bholidays?\b|\bclosed\b|\boff work\b|\bback (?:on|in|at)\b|\bfeedback\b|\btransit\b|\bby (?:sea|air|ocean|express|courier|boat|train)\b|\bDHL\b|\bFedEx\b|\bnet \d|\bwarrant|\bguarantee|\bclaim|\bbalance\b|\bpay(?:ment)? (?:within|in)\b|\bago\b|\blast \d|\bold\b|\bexperience\b|\bcredit\b|\bper month\b|\bour capacity\b/i;
/** Nothing but a time: "25 to 38 days", "about 22 days for 600 pieces". */
const timeAlone =
  /^\W*(?:about |around |approx\.? |within |it takes |takes )?[\w-]+(?: to [\w-]+)? (?:working |business )?(?:days?|weeks?|months?)(?: (?:for|at) [\d,]+ \w+)?\W*$/i;
/** A time that is a difference: "two days early". */
const difference = /^\s*(?:early|earlier|late|later|ago|old|left|delay|before|in advance)\b/i;

const dateWords =
  /\bship(?:ped|ment|s|ping)?\b|\bdeliver(?:y|ed)?\b|\bready\b|\bfinish(?:ed)?\b|\bcomplet(?:e|ed)\b|\bETD\b|\bETA\b|\bdispatch(?:ed)?\b|\bsend\b|\bsent\b|\barrive\b|\bleave\b|\bvessel\b|\bloading\b/i;

/** Times and days in a plain sentence: production, delivery, samples, how long a price holds. `at` is when it was written. */
export function readTimes(plain: string, at: string): FoundPromise[] {
  const clauses = clausesOf(plain);
  const promises: FoundPromise[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (isNegated(clause.text)) continue;
    const time = timeOf(plain, clauses, index);
    if (time) promises.push(time);
    const day = dateOf(plain, clauses, index, at);
    if (day) promises.push(day);
  }
  return promises;
}

function timeOf(plain: string, clauses: readonly Clause[], index: number): FoundPromise | null {
  const clause = clauses[index];
  const span = clause ? readTimeSpan(clause.text) : null;
  if (!clause || !span) return null;
  const rest = plain.slice(clause.start + span.end);
  if (difference.test(rest)) return null;
  const says = (text: string) =>
    [sampleWords, validWords, makingWords, otherWords].some((words) => words.test(text));
  const isAlone = timeAlone.test(clause.text);
  const isOfAnOffer = index === 0 || /[$€£¥]|\bUSD\b|\bMOQ\b/i.test(plain);
  const context = isAlone && isOfAnOffer && !says(plain) ? 'production' : contextOf(clauses, index, says);
  if (context === null) return null;
  const figures = { daysMin: span.daysMin, daysMax: span.daysMax };
  const words = timeWords(span, rest);
  if (validWords.test(context)) return found('PRICE_VALIDITY', words, figures);
  const isAfterSample = /\bafter (?:the )?(?:pp |pre-production )?samples?\b/i.test(context);
  // "sample $14, 18 days of production": the time of a clause of its own is not the sample's.
  if (sampleWords.test(context) && !isAfterSample && !(isAlone && /[$€£¥]|\bUSD\b/.test(context)))
    return found('SAMPLE_TIME', words, figures);
  if (isAlone && sampleWords.test(context)) return found('LEAD_TIME', words, figures);
  if (otherWords.test(context) || !makingWords.test(context)) return null;
  return found('LEAD_TIME', words, figures);
}

/** "25 to 30 days after deposit". */
function timeWords({ least, most, unit, daysOf }: TimeSpan, rest: string): string {
  const from = most === null ? String(least) : `${least} to ${most}`;
  const noun = `${daysOf === null ? '' : `${daysOf} `}${unit}${least === 1 && most === null ? '' : 's'}`;
  const after =
    /^\W{0,2}(?:once|after|from|upon|since|when) (?:we |you |the |your |receiv\w+ |receipt of |getting |of |our |have )*(sample (?=is approved|approved)|deposit|payment|approval|sample approval|order confirmation|confirmation|artwork approval|artwork|order|PO|samples? (?:are |is )?(?:approved|confirmed))/i.exec(
      rest,
    )?.[1];
  return `${from} ${noun}${
    after
      ? ` after ${after
          .toLowerCase()
          .replace(/^po$/, 'the order')
          .replace(/^sample $/, 'sample approval')}`
      : ''
  }`;
}

function dateOf(plain: string, clauses: readonly Clause[], index: number, at: string): FoundPromise | null {
  const clause = clauses[index];
  if (!clause) return null;
  const date = readWrittenDay(clause.text, at);
  // "if you confirm before November 30": a condition, no promise.
  if (!date || /\bif (?:you|we)\b/i.test(clause.text)) return null;
  const context = contextOf(
    clauses.slice(0, index + 1),
    index,
    (text) => dateWords.test(text) || validWords.test(text) || sampleWords.test(text),
  );
  if (
    context === null ||
    /\bholidays?\b|\bclosed\b|\bfair\b|\bexhibition\b|\bcall\b|\bmeeting\b|\binvoice\b|\bsince\b/i.test(plain)
  )
    return null;
  if (validWords.test(context)) return found('PRICE_VALIDITY', `until ${date}`, { date });
  if (sampleWords.test(context)) return found('SAMPLE_TIME', `by ${date}`, { date });
  const isLatest = /\b(?:by|before|until|no later than)\b/i.test(clause.text);
  return dateWords.test(context) ? found('DELIVERY_DATE', `${isLatest ? 'by ' : ''}${date}`, { date }) : null;
}

/** The words that say what a time is for: of its own clause, else of the nearest before it, else of the one behind. */
function contextOf(
  clauses: readonly Clause[],
  index: number,
  says: (text: string) => boolean,
): string | null {
  const own = clauses[index]?.text ?? '';
  if (says(own)) return own;
  for (let at = index - 1; at >= 0; at -= 1) {
    const text = clauses[at]?.text ?? '';
    if (says(text)) return text;
  }
  const next = clauses[index + 1]?.text ?? '';
  return says(next) ? next : null;
}
