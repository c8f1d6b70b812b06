import { countWords } from '@brandwright/language/words/number-words.ts';
import { mostHours, weekdays, type AssistantSchedule, type Weekday } from './schedule.ts';

/** A schedule found in words, with the places that say it. */
export interface SaidSchedule {
  schedule: AssistantSchedule;
  places: readonly { start: number; end: number }[];
}

const hourWords: Readonly<Record<string, number>> = { ...countWords, one: 1, other: 2, 'couple of': 2 };

const partsOfDay: Readonly<Record<string, string>> = {
  morning: '08:00',
  noon: '12:00',
  lunchtime: '12:00',
  afternoon: '14:00',
  evening: '18:00',
  night: '21:00',
  midnight: '00:00',
};
const usualTime = '08:00';

const dayPattern =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\\b\\.?';
const dayList = `(?:${dayPattern})(?:(?:\\s*,\\s*|\\s*,?\\s*(?:and|&|\\+)\\s*)(?:on )?(?:${dayPattern}))*`;

const never =
  /\b(?:only (?:when|if) (?:i |we )?ask(?:ed)?(?: (?:it|for it))?|by hand only|only by hand|manually|no schedule|without a schedule|on demand|never by itself)\b/i;
const hourly = new RegExp(
  `\\b(?:every|each)\\s+(\\d{1,3}|${Object.keys(hourWords).toReversed().join('|')})\\s+(?:hours?|hrs?|h)\\b|\\b(?:hourly|(?:every|each|once an|once every)\\s+hour)\\b|\\b(twice|two times|three times|four times)\\s+(?:a|per|each|every)\\s+day\\b`,
  'i',
);
const working =
  /\b(?:(?:every|each|on)\s+(?:weekdays?|working days?|work ?days?|business days?)|weekdays)\b/i;
const weekly = new RegExp(
  `\\b(?:(?:every|each|on)\\s+(?:week\\s+on\\s+)?(${dayList})|(weekly|once a week|(?:every|each)\\s+week)(?:\\s*,?\\s*on\\s+(${dayList}))?)`,
  'i',
);
const daily =
  /\b(?:daily|(?:every|each)(?:\s+single)?\s+(?:day|morning|afternoon|evening|night|noon)|once a day|(?:first thing )?in the (?:morning|afternoon|evening)s?\b(?=.*\b(?:daily|every)\b))/i;
const partOfDay =
  /\b(?:every|each|in the|at|first thing in the|day)\s+(morning|noon|lunchtime|afternoon|evening|night|midnight)s?\b|\b(mornings|evenings|nights)\b|\b(?:days?|mon|tues?|wed|thurs?|fri|sat|sun)\s+(morning|afternoon|evening|night)s?\b/i;
const clockTime =
  /\b(?:at|from|around|by|@)\s*(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.?|p\.m\.?|o'?clock)?(?![\d%]|\s*(?:units?|days?|hours?|orders?|dollars?|weeks?|percent))|\b(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.?|p\.m\.?)(?![\w])|\b([01]?\d|2[0-3]):([0-5]\d)\b/i;
/** "At 1500", "mondays 0600". */
const fourDigits =
  /\b(?:(?:at|from|around|by|@)\s*([01]\d|2[0-3])|(0\d))([0-5]\d)(?:\s*(?:hours|hrs|h))?\b(?![.,]?\d|%|\s*(?:units?|days?|orders?|dollars?|weeks?|percent))/i;

/**
 * The schedule that words say ("every Monday at 9 am", "every 4 hours", "each morning"), or null when they say none.
 * A day without a time is at 8 in the morning, a week without a day on Monday.
 */
export function readSchedule(text: string): SaidSchedule | null {
  const places: { start: number; end: number }[] = [];
  const take = (match: RegExpExecArray | null): match is RegExpExecArray => {
    if (match) places.push({ start: match.index, end: match.index + match[0].length });
    return match !== null;
  };
  const nothing = never.exec(text);
  if (take(nothing)) return { schedule: { every: 'NEVER' }, places };

  const hours = hourly.exec(text);
  const workdays = hours ? null : working.exec(text);
  const week = hours || workdays ? null : weekly.exec(text);
  const day = hours || workdays || week ? null : daily.exec(text);
  const which = hours ?? workdays ?? week ?? day;
  if (!take(which)) return null;
  const time = timeIn(text, which, take);

  if (hours) {
    const every = hoursOf(hours);
    if (every > mostHours) return null;
    return { schedule: { every: 'HOURS', hours: every, at: time ?? '00:00' }, places };
  }
  const at = time ?? usualTime;
  if (workdays) return { schedule: { every: 'WEEK', on: weekdays.slice(0, 5), at }, places };
  if (week) return { schedule: { every: 'WEEK', on: daysIn(week[1] ?? week[3] ?? 'monday'), at }, places };
  return { schedule: { every: 'DAY', at }, places };
}

const hours = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourWord = `(${hours.slice(1).join('|')}|\\d{1,2})`;
const hourInWords = new RegExp(`\\b(at|from|around|by) ${hourWord}\\b(?!:)`, 'gi');
const pastHour = new RegExp(`\\b(?:at )?(half|a?\\s?quarter) past ${hourWord}\\b`, 'gi');
/** "At four" is in the afternoon, "at six" in the morning, as work goes. */
const hourOf = (word: string): string => {
  const hour = hours.indexOf(word.toLowerCase());
  return hour < 0 ? word : String(hour < 6 ? hour + 12 : hour);
};

/**
 * The schedule with what words change of it: "thursday" keeps the time of day, "6:30" keeps the days; whole schedules are
 * read as they are. Without a schedule before, a time alone is every day. Null when the words say nothing of it.
 */
export function changeSchedule(words: string, before?: AssistantSchedule): AssistantSchedule | null {
  const text = words
    .replace(
      pastHour,
      (_, part: string, hour: string) => `at ${hourOf(hour)}:${/half/i.test(part) ? '30' : '15'}`,
    )
    .replace(hourInWords, (_, at: string, hour: string) => `${at} ${hourOf(hour)}`);
  const named = new RegExp(`\\b(?:${dayPattern})`, 'i').exec(text);
  const said = (readSchedule(text) ?? (named ? readSchedule(`every ${text.slice(named.index)}`) : null))
    ?.schedule;
  const known = before && before.every !== 'NEVER' ? before : undefined;
  const part = partOfDay.exec(text);
  const clock = clockIn(text, (part?.[1] ?? part?.[2] ?? part?.[3])?.toLowerCase());
  if (!said) return clock ? { ...(known ?? { every: 'DAY' as const, at: clock.at }), at: clock.at } : null;
  if (said.every === 'NEVER' || said.every === 'HOURS') return said;
  return clock || part || !known ? said : { ...said, at: known.at };
}

function hoursOf(match: RegExpExecArray): number {
  const times: Readonly<Record<string, number>> = {
    twice: 12,
    'two times': 12,
    'three times': 8,
    'four times': 6,
  };
  if (match[2]) return times[match[2].toLowerCase()] ?? 12;
  const said = match[1]?.toLowerCase();
  if (!said) return 1;
  return hourWords[said] ?? (Number(said) || 1);
}

function daysIn(text: string): Weekday[] {
  const found = weekdays.filter((day) => new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(text));
  return found.length > 0 ? found : ['MONDAY'];
}

/** The time of day said anywhere near: a clock time first, else the part of the day. */
function timeIn(
  text: string,
  which: RegExpExecArray,
  take: (match: RegExpExecArray | null) => match is RegExpExecArray,
): string | null {
  const part = partOfDay.exec(text);
  const partName = (part?.[1] ?? part?.[2] ?? part?.[3])?.toLowerCase().replace(/s$/, '');
  const clock = clockIn(text, partName);
  if (clock) {
    take(clock.match);
    if (part && part.index !== which.index) take(part);
    return clock.at;
  }
  if (part) take(part);
  return partName ? (partsOfDay[partName] ?? null) : null;
}

function clockIn(text: string, part: string | undefined): { match: RegExpExecArray; at: string } | null {
  const digits = fourDigits.exec(text);
  if (digits) return { match: digits, at: `${digits[1] ?? digits[2]}:${digits[3]}` };
  const match = clockTime.exec(text);
  if (!match) return null;
  const half = (match[3] ?? match[6] ?? '').toLowerCase();
  const said = Number(match[1] ?? match[4] ?? match[7]);
  const minutes = Number(match[2] ?? match[5] ?? match[8] ?? 0);
  if (said > 23 || minutes > 59) return null;
  const isLater =
    half.startsWith('p') || (half === '' && said < 12 && (part === 'evening' || part === 'night'));
  const hour = isLater && said < 12 ? said + 12 : half.startsWith('a') && said === 12 ? 0 : said;
  return { match, at: `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` };
}
