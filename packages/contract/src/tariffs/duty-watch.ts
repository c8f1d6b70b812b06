import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { range, scheduleOutput } from './tariff-answer.ts';
import { layerChange } from './layer-change.ts';
import { originInput, productInput } from './tariff-input.ts';
import { dayWords, rateWords } from './tariff-words.ts';

/** Watches that one store may set by hand. */
export const mostWatches = 100;

/** A day on which the duty changes, with what begins or ends. */
export const dutyChange = z.object({
  day: z.iso.date(),
  beforePercent: z.number().nullable(),
  afterPercent: z.number().nullable(),
  layerChanges: z.array(layerChange),
  /** True when the day is still to come: the law can change before it. */
  isAhead: z.boolean(),
});
export type DutyChange = z.output<typeof dutyChange>;

/** Goods whose duty is watched. One that was set by hand has an id; the others follow from what is saved and bought. */
export const dutyWatch = z.object({
  watchId: field(z.uuid(), { ref: 'duty_watch' }).nullable(),
  name: z.string(),
  hts: field(z.string(), { ref: 'tariff_line' }),
  country: z.string(),
  countryName: z.string(),
  source: z.enum(['WATCH', 'FAVORITE', 'PURCHASE']),
  /** Duty today. */
  totalRatePercent: z.number().nullable(),
  rateRange: range.nullable(),
  /** Within the last 30 and the next 60 days, earliest first. */
  changes: z.array(dutyChange),
  createdAt: instant().nullable(),
});
export type DutyWatch = z.output<typeof dutyWatch>;

const rateOf = (watch: Pick<DutyWatch, 'totalRatePercent' | 'rateRange'>) =>
  rateWords(watch) ?? 'not to be told yet';

/** "30% on January 1, 2027": the next change of a watch, or null. */
export function nextChangeWords({ changes }: Pick<DutyWatch, 'changes'>): string | null {
  const next = changes.find(({ isAhead }) => isAhead);
  if (!next) return null;
  return `${next.afterPercent === null ? 'changes' : `${next.afterPercent}%`} on ${dayWords(next.day)}`;
}

export const listDutyWatches = declareOperation({
  name: 'list_duty_watches',
  area: 'tariffs',
  title: 'Duty watch',
  description:
    'Lists the goods whose US import duty is watched: those set by hand, favourites with a tariff code, and goods that were bought, each with its rate today and the days on which a layer begins or ends. Use it for "what duties am I watching", "do any of my duties change soon". For the duty of one product use look_up_tariff.',
  examples: [
    'Which duties am I watching?',
    'show my duty watch',
    'do any tariffs on my stuff change soon?',
    'any upcoming duty changes for what I buy',
  ],
  input: z.object({}),
  output: z.object({ watches: z.array(dutyWatch), total: z.int(), ...scheduleOutput }),
  http: { method: 'GET', path: '/web/duty-watches' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'duty_watches',
  offered: true,
  errors: [],
  related: ['watch_duty', 'stop_duty_watch', 'look_up_tariff'],
  toModel: ({ watches, ...rest }) => ({
    ...rest,
    watches: watches.slice(0, 20),
    ...(watches.length > 20 ? { cut: `20 of ${watches.length} are shown.` } : {}),
  }),
  summary: ({ watches, staleWarning }) => {
    if (watches.length === 0)
      return 'No duties are watched yet. Say “watch the duty on candles from Vietnam”, or save suppliers and products: theirs are watched by themselves.';
    const changing = watches.filter((watch) => nextChangeWords(watch) !== null);
    const head = `${watches.length} ${watches.length === 1 ? 'duty is' : 'duties are'} watched; ${changing.length === 0 ? 'none changes within 60 days' : `${changing.length} ${changing.length === 1 ? 'changes' : 'change'} within 60 days`}.`;
    const each = changing
      .slice(0, 4)
      .map(
        (watch) =>
          `${watch.name} from ${watch.countryName}: ${rateOf(watch)} now, ${nextChangeWords(watch)}.`,
      );
    return [head, ...each, staleWarning].filter(Boolean).join(' ');
  },
});

export const watchDuty = declareOperation({
  name: 'watch_duty',
  area: 'tariffs',
  title: 'Watch a duty',
  description:
    'Watches the US import duty on a product from one country: it then stands in the duty watch, and the home feed tells when a layer of its duty begins or ends. Takes product words or an HTS code. Watching twice changes nothing.',
  examples: [
    'Watch the duty on scented candles from Vietnam',
    'tell me when the tariff on mugs from China changes',
    'keep an eye on duties for linen from India',
    'alert me if tariffs on wooden stools from Vietnam go up',
  ],
  input: z.object({
    ...productInput,
    country: originInput.describe('Country of origin, as a two-letter code.'),
  }),
  output: dutyWatch.extend({ wasThere: z.boolean() }),
  http: { method: 'POST', path: '/web/duty-watches', status: 201 },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_duty_watches', 'stop_duty_watch'],
  invalidates: ['list_duty_watches', 'list_feed'],
  undoable: true,
  summary: (watch) =>
    [
      `${watch.wasThere ? 'Already watching' : 'Watching'} the duty on ${watch.name} (${watch.hts}) from ${watch.countryName}: ${rateOf(watch)} now`,
      nextChangeWords(watch) ?? 'no change within 60 days',
    ].join(', ') + '.',
});

export const stopDutyWatch = declareOperation({
  name: 'stop_duty_watch',
  area: 'tariffs',
  title: 'Stop watching a duty',
  description:
    'Takes a duty that was set by hand out of the duty watch. Name it by its words ("candles from Vietnam") or its id from list_duty_watches. Duties of favourites and purchases leave by themselves.',
  examples: [
    'Stop watching the duty on candles from Vietnam',
    'remove the mugs from my duty watch',
    'no more alerts about linen tariffs',
  ],
  input: z.object({
    watch: field(z.string().trim().min(2).max(200), {
      ref: 'duty_watch',
      label: 'Watch',
      question: 'Which duty should I stop watching?',
      words: ['watch', 'duty', 'tariff', 'alerts about'],
    }).describe('The id of the watch, or words of its product and country.'),
  }),
  output: dutyWatch.pick({ name: true, hts: true, country: true, countryName: true }),
  http: { method: 'POST', path: '/web/duty-watches/-/stop' },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_duty_watches', 'watch_duty'],
  invalidates: ['list_duty_watches', 'list_feed'],
  undoable: true,
  summary: ({ name, countryName }) => `The duty on ${name} from ${countryName} is no longer watched.`,
});
