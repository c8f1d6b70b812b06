import type { Place } from './value.ts';

const pattern =
  /\b(?<lead>on|by|until|till|before|from|since|after|due|for)\s+(?<said>the\s+(?<day>\d{1,2})(?:st|nd|rd|th))\b(?!\s+(?!(?:and|or|at|if|please|pls|to|then|as|it|we|i|so|about|for|with|too|in|instead|because)\b)\p{L})/giu;

const before = new Set(['from', 'since', 'after']);
const dayMs = 86_400_000;

/**
 * Days that are said by their number alone, in UTC: "by the 3rd" is the next one there is, "since the 19th" the last, "on the 7th" the
 * nearer of both. "The 3rd supplier" is none, nor is a number that this or the next month doesn't have.
 */
export function daysOfMonth(text: string, now: Date): (Place & { day: string })[] {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found, groups }) => {
    const said = groups?.['said'] ?? '';
    const days = [-1, 0, 1].flatMap((step) => {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1));
      const day = new Date(first);
      day.setUTCDate(Number(groups?.['day']));
      return day.getUTCMonth() === first.getUTCMonth() ? [day.getTime()] : [];
    });
    const last = days.findLast((day) => day <= today);
    const next = days.find((day) => day >= today);
    const lead = (groups?.['lead'] ?? '').toLowerCase();
    const isNearerNext = next !== undefined && (last === undefined || next - today <= today - last + dayMs);
    const meant = before.has(lead) ? last : lead !== 'on' || isNearerNext ? next : last;
    if (meant === undefined) return [];
    const start = index + found.length - said.length;
    return [
      { start, end: index + found.length, text: said, day: new Date(meant).toISOString().slice(0, 10) },
    ];
  });
}
