import type { Season } from '../category.ts';
import { paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

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

export function seasons({ reading, today, dice }: ResearchSource): string {
  const [year = '2026', monthText = '1', dayText = '1'] = today.split('-');
  const month = Number(monthText);
  const known = reading.category.seasons;
  const list = known.map((season) => `- **${span(season)}**: ${season.why}.`);
  const next = known.toSorted((a, b) => (monthsUntil(a, month) || 12) - (monthsUntil(b, month) || 12))[0];
  const running = known.find((season) => monthsUntil(season, month) === 0);
  const wait = next ? monthsUntil(next, month) : 0;
  const said = `today is ${Number(dayText)} ${monthName(month)} ${year}`;
  const when = running
    ? `${said}, in the middle of ${span(running)}: too late to make goods for it, and the best time to collect a waitlist`
    : next && wait >= leadMonths
      ? `${said}; ${span(next)} begins in ${wait} months, so a first run ordered now is in time`
      : next
        ? `${said}; ${span(next)} begins in ${wait === 1 ? 'a month' : `${wait} months`}, which is enough for print on demand or a local maker, not for a first run from overseas`
        : said;
  const back = known[0];
  const order = back
    ? `for goods on the shelf by ${monthName(back.months[0])}, order by ${monthName(back.months[0] - leadMonths)} and approve samples by ${monthName(back.months[0] - leadMonths - 1)}; about ${leadMonths} months is our estimate for a first run`
    : undefined;
  const also = dice.pick([
    'between the peaks, refills and small sizes keep people coming',
    'quiet months are for photographs, reviews and wholesale talks',
    'use the quiet months to try a new variety on the waitlist',
  ]);
  return `${list.join('\n')}\n\n${paragraph(when, order, also)}`;
}
