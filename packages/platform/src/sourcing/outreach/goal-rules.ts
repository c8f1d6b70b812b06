import type { GoalCheck } from '@brandwright/contract/sourcing/outreach/goals.ts';
import { longestGoal } from '@brandwright/contract/sourcing/outreach/goals.ts';

/** What is said to be reached. */
const aims =
  /\b(?:get|reach|agree|confirm|secure|obtain|receive|have|bring|lower|reduce|cut|keep|hold|negotiate|settle|find out|ask|learn|know|decide|order|place|arrange|book|sign|send|ship|deliver|finish|start|close|fix|clarify|win|drop|raise|increase|shorten|below|under|at most|or less|or fewer|no more than|at least|or more|by|before|within|until)\b/i;

/** What can be told from outside to be reached: a figure, a day, a thing that is there or not. */
const figures =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|double|hundred|thousand)\b/i;
const conditions =
  /\b(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|week|month|christmas|free sample|sample|samples|quote|certificate|certificates|report|drawing|contract|photo|photos|video call|yes or no|in writing|fob|exw|ddp|cif|free|no fee|without (?:a )?fee|exclusiv\w+|nda)\b/i;

/** Words too weak to be told whether they were reached. */
const vague =
  /\b(?:better|cheaper|good|great|nice|best|faster|sooner|more|less|improve|improved|some|soon|as possible|asap)\b/i;

const outsidePayment =
  /\b(?:western union|wire (?:it|the money|directly)|pay(?:ing|ment|s)? (?:\w+ ){0,3}?(?:outside|off)(?: of)?(?: the)?[ -]?(?:platform|brandwright)|off[ -]?platform|outside (?:of )?(?:the |this )?(?:platform|brandwright)|bypass(?:ing)? (?:the )?(?:platform|fees?)|avoid(?:ing)? (?:the )?(?:platform|service) fees?|(?:by|in|with|via|through) (?:crypto|bitcoin|usdt|gift cards?|cash|paypal|venmo|moneygram))\b/i;
const deceit =
  /\b(?:lie|lying|lies|pretend\w*|deceiv\w*|mislead\w*|fake|trick\w*|cheat\w*|bluff\w*|fool them|bribe\w*|threaten\w*|blackmail\w*|kickback\w*|false(?:ly)? (?:claim|promise|say|tell)\w*|claim falsely|counterfeit\w*|under-?declare|undervalu\w*|wrong hts|smuggl\w*)\b/i;

/** Two aims in one: "…; and …", several sentences, a list. */
const several = /;|\n|\b(?:and also|as well as|in addition|plus also)\b|[.!?]\s+\p{L}/u;

/**
 * Whether a goal for a conversation will do: one aim, told by a figure or a condition, at most 500 characters, nothing
 * about paying elsewhere or deceiving. The rules are ours: the specification names the call and leaves them open.
 */
export function checkGoal(said: string): GoalCheck {
  const goal = said.replace(/[ \t]+/g, ' ').trim();
  if (goal === '') return { isValid: false, reasons: ['Say what you want to achieve.'], proposal: null };
  const forbidden = [
    ...(outsidePayment.test(goal)
      ? ['Paying outside the platform can’t be a goal: payments there aren’t protected.']
      : []),
    ...(deceit.test(goal) ? ['A goal can’t be to deceive or pressure a supplier.'] : []),
  ];
  if (forbidden.length > 0) return { isValid: false, reasons: forbidden, proposal: null };
  const measured = figures.test(goal) || conditions.test(goal);
  const reasons = [
    ...(goal.length > longestGoal ? [`It has ${goal.length} characters; the limit is ${longestGoal}.`] : []),
    ...(several.test(goal) ? ['It has more than one aim; set the most important one.'] : []),
    ...(goal.split(/\s+/).length < 2 || (!aims.test(goal) && !measured)
      ? ['It doesn’t say what you want to achieve.']
      : []),
    ...(measured
      ? []
      : [
          `It needs a figure, a date or a condition, so it’s clear when it’s reached${vague.test(goal) ? `: "${vague.exec(goal)?.[0] ?? ''}" could mean anything` : ''}.`,
        ]),
  ];
  return { isValid: reasons.length === 0, reasons, proposal: reasons.length === 0 ? null : propose(goal) };
}

const subjects: readonly (readonly [RegExp, string])[] = [
  [/\b(?:price|cost|cheap\w*|discount|quote)\b/i, 'Agree on a unit price of … or less at … units'],
  [/\b(?:moq|minimum|smaller order|order size|quantity)\b/i, 'Agree on an MOQ of … units or less'],
  [/\bsamples?\b/i, 'Receive a sample for at most … by …'],
  [
    /\b(?:fast\w*|soon\w*|quick\w*|lead time|production|deliver\w*|ship\w*|time)\b/i,
    'Agree on a production time of … days or less',
  ],
  [
    /\b(?:quality|defects?|inspection)\b/i,
    'Agree that at most …% of units are defective, checked before shipping',
  ],
  [
    /\b(?:certificates?|certif\w*|tested|test report|compliance)\b/i,
    'Receive the … certificate in writing by …',
  ],
  [/\b(?:deposit|payment terms|terms)\b/i, 'Agree on a deposit of …% and the rest before shipping'],
];

/** Better words by rule: the first aim where there are several, a figure to fill in where there is none. */
function propose(goal: string): string | null {
  const [first = ''] = goal.split(
    /;|\n|\b(?:and also|as well as|in addition|plus also)\b|(?<=[.!?])\s+(?=\p{L})/u,
  );
  const one = first.trim().replace(/[.!?,]+$/, '');
  if (one.length <= longestGoal && one !== goal && checkGoal(one).isValid) return upper(one);
  return subjects.find(([about]) => about.test(one))?.[1] ?? null;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
