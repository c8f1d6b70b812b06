import { dayWords, layerChangeWords } from '@brandwright/contract/tariffs/tariff-words.ts';
import type { DutyChange } from '@brandwright/contract/tariffs/duty-watch.ts';
import { declareFeedSource, type FeedCandidate } from '../kernel/records/feed.ts';
import type { Classified } from './classify.ts';
import { countryName } from './data/countries.ts';
import { openSchedule } from './schedule.ts';
import { byDuty, dutyAround, lineOf, watchedGoods, type WatchedGood } from './watched-goods.ts';

/** Midnight in Washington begins a day of duty. */
const beginOf = (day: string) => new Date(`${day}T05:00:00Z`);

const pathOf = ({ kind, id, hts, country }: WatchedGood) =>
  kind === 'supplier'
    ? `/supplier-profile/${id}`
    : kind === 'catalog_item'
      ? `/browse-suppliers/catalog-item/${id}`
      : kind === 'purchase_item'
        ? '/inbox/orders'
        : `/tariff-rate-agent?query=${encodeURIComponent(hts)}&countryCode=${country}&tab=watch`;

function candidateOf(
  goods: readonly [WatchedGood, ...WatchedGood[]],
  { name }: Classified,
  change: DutyChange,
  now: Date,
): FeedCandidate {
  const [first] = goods;
  const { day, beforePercent: was, afterPercent: is, isAhead } = change;
  const country = countryName(first.country) ?? first.country;
  const rises = was !== null && is !== null && is > was;
  const moves = isAhead ? (rises ? 'rises' : 'falls') : rises ? 'rose' : 'fell';
  const title =
    was === null || is === null || was === is
      ? `${change.layerChanges.map(layerChangeWords).join(', ')} for ${name} from ${country} on ${dayWords(day)}`
      : `Duty on ${name} from ${country} ${moves} from ${was}% to ${is}% on ${dayWords(day)}`;
  return {
    key: `${first.hts}-${first.country}-${day}`,
    weight: {
      urgency: isAhead && rises ? 'TODAY' : 'SOON',
      ...(isAhead ? { dueAt: beginOf(day) } : {}),
    },
    title,
    detail:
      `It affects ${goods.length === 1 ? first.name : `${goods.length} of the products you watch, saved or buy`}.` +
      (isAhead ? ' The law can still change before then.' : ''),
    records: goods.map((good) => ({
      kind: good.kind,
      id: good.id,
      label: good.name,
      detail: null,
      path: pathOf(good),
    })),
    recordCount: goods.length,
    figures: [
      ...(was === null ? [] : [{ label: 'Before', value: `${was}%` }]),
      ...(is === null ? [] : [{ label: isAhead ? 'Then' : 'Now', value: `${is}%` }]),
    ],
    say: `What is the duty on ${first.hts} from ${country}, entering ${day}?`,
    sayLabel: 'See the duty',
    parts: [`${day}:${is ?? change.layerChanges.map(({ authority }) => authority).join()}`],
    since: isAhead ? now : beginOf(day),
  };
}

/** Layers of duty that began or ended lately or are about to, by dated programs, for goods watched, saved or bought. */
export const dutyChanges = declareFeedSource({
  name: 'duty_changes',
  kind: 'CHANGED',
  words: ['duty change', 'tariff change', 'dutie', 'duty', 'tariff'],
  async read(context) {
    const schedule = await openSchedule(context);
    const groups = byDuty(await watchedGoods(context, schedule));
    const now = context.clock.now();
    const candidates: FeedCandidate[] = [];
    for (const [first, ...others] of groups) {
      const classified = first && (await lineOf(schedule, first.hts));
      if (!classified) continue;
      for (const change of dutyAround(classified, first.country, now).changes)
        candidates.push(candidateOf([first, ...others], classified, change, now));
    }
    return candidates;
  },
});
