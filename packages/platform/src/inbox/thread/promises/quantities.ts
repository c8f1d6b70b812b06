import { clausesOf, isNegated } from './clauses.ts';
import { found, type FoundPromise } from './found.ts';
import { quantityWords, unitOf, unitPattern, wholeOf } from '@brandwright/language/values/counts.ts';

const figure = '(\\d{1,3}(?:,\\d{3})+|\\d+)\\s?(k)?\\s?\\+?\\s?';
const moqWords =
  '(?:MOQ|M\\.O\\.Q\\.?|minimum order(?: quantity| qty)?|minimum quantity|min\\.? (?:order|qty|quantity)|minimum)';
const named = new RegExp(
  `\\b${moqWords}(?:'s)?\\s?(?:[:=]|is|are|would be|will be|of|from|can be|could be|starts? (?:at|from)|to|at|down to|for [\\w ]{1,30}? is|per \\w+ is|\\s|,){0,4}\\s?(?:about |around |only |just |lowered to |reduced to |lower(?:ed)? it to )*${figure}(${unitPattern})?(?![A-Za-z%])(?!\\s?(?:days?|weeks?|%))`,
  'i',
);
const trailing = new RegExp(
  `(?<![\\d.,$€£])${figure}(${unitPattern})?\\s?(?:as |is |for )?(?:the |our |your )?(?:MOQ|minimum)\\b`,
  'i',
);
const accepted = new RegExp(
  `\\b(?:can|could|will|we|happy to|willing to|ok to|okay to|agree to|able to)\\b[^.,;]{0,24}\\b(?:accept|start (?:with|from|at)|begin with|do|make|support|produce)\\b\\s?(?:a |an |the )?(?:trial |small(?:er)? |first |test )?(?:order |batch |run )?(?:of |with |from |at )?${figure}(${unitPattern})(?![A-Za-z])`,
  'i',
);
const perWhat =
  /^\W{0,2}(?:\w+\s)?(?:per|\/|for each|of each|of one|for one|each)\s?(colou?r|design|style|size|sku|model|scent|item|variant|print|fragrance|glaze)s?\b/i;
const from = new RegExp(
  `\\b(?:make|produce|start|begin|manufacture)\\b[^.,;]{0,30}\\bfrom ${figure}(${unitPattern})(?![A-Za-z])`,
  'i',
);

/** The smallest order that is taken, in a plain sentence. */
export function readMoq(plain: string): FoundPromise[] {
  for (const clause of [...clausesOf(plain), { text: plain, start: 0 }]) {
    const match = named.exec(clause.text) ?? trailing.exec(clause.text) ?? trialOf(clause.text);
    if (!match || isRefused(clause.text, match.index + match[0].length)) continue;
    const [, written = '', thousand, word = ''] = match;
    const count = wholeOf(written, thousand !== undefined);
    if (count === null) continue;
    const place = clause.start + match.index + match[0].length;
    const per = perWhat.exec(plain.slice(place))?.[1]?.toLowerCase().replace('color', 'colour');
    return [
      found(
        'MOQ',
        `${quantityWords(count, unitOf(word))}${per ? ` per ${per === 'sku' ? 'SKU' : per}` : ''}`,
        {
          quantity: count,
        },
      ),
    ];
  }
  return [];
}

/** "MOQ 100 is not possible", "we cannot do MOQ 100"; not "MOQ 100 if you do not need a box". */
const isRefused = (text: string, end: number) =>
  isNegated(text.slice(0, end)) ||
  /^\W*(?:is|are|would be|was|pcs|pieces|\s)*(?:not|too|im)\b|^\W*(?:is )?impossible/i.test(text.slice(end));

/** "We can accept a trial order of 200 pcs": only where no price is named for it. */
function trialOf(text: string): RegExpExecArray | null {
  return /[$€£¥]|\bUSD\b|\bEUR\b|\bday|\bweek|\bmonth/i.test(text)
    ? null
    : (accepted.exec(text) ?? from.exec(text));
}
