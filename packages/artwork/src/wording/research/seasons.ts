import type { Season } from '../category.ts';
import { paragraph } from '../grammar.ts';
import type { ResearchSource } from './source.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthName = (month: number) => months[(month - 1 + 12) % 12] ?? '';

/** Months from `month` until the season begins; 0 while it runs. */
function monthsUntil({ months: [first, last] }: Season, month: number): number {
  const isOn = first <= last ? month >= first && month <= last : month >= first || month <= last;
  return isOn ? 0 : (first - month + 12) % 12;
}

const span = ({ months: [first, last] }: Season) =>
  first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;

/** Samples and a first run take about five months: sampling two, making two, freight one. By estimate. */
const leadMonths = 5;

/** Seasons that words of a brief speak of, before those of its category. */
const bySaid: readonly (readonly [RegExp, Season])[] = [
  [/\b(?:snow|ski|winter|ice|cold|wool|fleece)\w*/i, { months: [10, 1], why: 'cold weather' }],
  [
    /\b(?:beach|pool|summer|swim|sun|surf|picnic|barbecue|grill|hammock|mosquito|camp|tent|hik)\w*/i,
    { months: [4, 7], why: 'warm weather' },
  ],
  [/\b(?:school|student|teacher|college|dorm)\w*/i, { months: [7, 9], why: 'the start of school' }],
  [/\b(?:wedding|bride|bridal|groom)\w*/i, { months: [4, 9], why: 'weddings' }],
  [/\b(?:garden|seed|compost|plant|bee)\w*/i, { months: [3, 5], why: 'planting' }],
  [/\b(?:christmas|ornament|advent)\w*/i, { months: [9, 12], why: 'Christmas' }],
  [/\bhalloween\b/i, { months: [8, 10], why: 'Halloween' }],
];
const gifts: Season = { months: [11, 12], why: 'presents' };

/** The seasons of a product, and what they are read from. */
function seasonsOf({ reading, forms }: ResearchSource): { known: readonly Season[]; from: string } {
  const { facts, category } = reading;
  const found = bySaid.filter(([words]) => words.test(forms.whole)).map(([, season]) => season);
  if (found.length > 0)
    return {
      known: [...found, gifts],
      from: `words of the brief (${forms.whole}) and the gift months of most consumer goods`,
    };
  return facts.fits
    ? {
        known: category.seasons,
        from: `the seasons of ${category.name}, where ${reading.product.nouns} ${reading.thing.isPlural ? 'belong' : 'belongs'}`,
      }
    : {
        known: [gifts],
        from: `the gift months of most consumer goods, because no season of ${forms.nouns} is known here`,
      };
}

export function seasons(source: ResearchSource): string {
  const { forms, today, dice } = source;
  const { noun, talk } = forms;
  const { nouns } = source.reading.product;
  const [year = '2026', monthText = '1', dayText = '1'] = today.split('-');
  const month = Number(monthText);
  const { known, from } = seasonsOf(source);
  const list = known.map((season) => `- **${span(season)}**, for ${nouns}: ${season.why}.`);
  const next = known.toSorted((a, b) => (monthsUntil(a, month) || 12) - (monthsUntil(b, month) || 12))[0];
  const running = known.find((season) => monthsUntil(season, month) === 0);
  const wait = next ? monthsUntil(next, month) : 0;
  const said = `today is ${Number(dayText)} ${monthName(month)} ${year}`;
  const when = running
    ? `${said}, in the middle of ${span(running)}: too late to make ${nouns} for it, and the best time to collect a waitlist`
    : next && wait >= leadMonths
      ? `${said}; ${span(next)} begins in ${wait} months, so a first run of ${nouns} ordered now is in time`
      : next
        ? `${said}; ${span(next)} begins in ${wait === 1 ? 'a month' : `${wait} months`}, which is enough for print on demand or a local maker, not for a first run of ${nouns} from overseas`
        : said;
  const back = known[0];
  const order = back
    ? `for ${nouns} on the shelf by ${monthName(back.months[0])}, order by ${monthName(back.months[0] - leadMonths)} and approve samples by ${monthName(back.months[0] - leadMonths - 1)}; about ${leadMonths} months is our estimate for a first run`
    : undefined;
  const also = dice.pick([
    `between the peaks, samples of the ${noun} and a page on ${talk.care} keep people coming`,
    `quiet months are for photographs of the ${noun}, reviews and talks with ${talk.places[0]}`,
    `use the quiet months for ${talk.proof}, and write to the waitlist what came of it`,
  ]);
  return `Estimated from ${from}.\n\n${list.join('\n')}\n\n${paragraph(when, order, also)}`;
}
