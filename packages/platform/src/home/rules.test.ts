import { describe, expect, it } from 'vitest';
import { milestones } from '@brandwright/contract/home/milestone-levels.ts';
import { levelsUpTo, milestoneOf, periodStart, toCelebrate } from './milestone-rules.ts';
import { calledBy, feedOf, feedScore, isAway, named, snoozeUntil } from './rules.ts';

const now = new Date('2026-11-20T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('the score', () => {
  it('puts urgency before everything else together', () => {
    const most = { amountMinor: 1_000_000_000, daysOver: 400, dueAt: inHours(-5) };
    expect(feedScore({ urgency: 'SOON', ...most }, now)).toBe(99);
    expect(feedScore({ urgency: 'TODAY' }, now)).toBe(100);
    expect(feedScore({ urgency: 'TODAY', ...most }, now)).toBeLessThan(feedScore({ urgency: 'NOW' }, now));
  });

  it('rises as time runs out, with money by magnitude and with days overdue', () => {
    const score = (weight: object) => feedScore({ urgency: 'SOON', ...weight }, now);
    expect([1, 24, 48, 72, 200].map((hours) => score({ dueAt: inHours(hours) }))).toEqual([40, 27, 14, 0, 0]);
    expect([0, 1_000, 100_000, 10_000_000].map((amountMinor) => score({ amountMinor }))).toEqual([
      0, 5, 15, 25,
    ]);
    expect([-3, 0, 4.9, 29, 90].map((daysOver) => score({ daysOver }))).toEqual([0, 0, 4, 29, 29]);
  });
});

describe('the five places', () => {
  const one = (id: string, source: string, score: number, since = now) => ({ id, source, score, since });

  it('go to the highest scores, and what is left over is counted', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => one(id, id, index));
    const { shown, moreWaiting } = feedOf(all);
    expect(shown.map(({ id }) => id)).toEqual(['g', 'f', 'e', 'd', 'c']);
    expect(moreWaiting).toBe(2);
  });

  it('give one source two while another has something, and the rest when nobody else wants them', () => {
    const late = [9, 8, 7, 6].map((score) => one(`late${score}`, 'late', score));
    expect(feedOf([...late, one('x', 'x', 1), one('y', 'y', 0)]).shown.map(({ id }) => id)).toEqual([
      'late9',
      'late8',
      'late7',
      'x',
      'y',
    ]);
    expect(
      feedOf([...late, ...['x', 'y', 'z'].map((id) => one(id, id, 1))]).shown.map(({ id }) => id),
    ).toEqual(['late9', 'late8', 'x', 'y', 'z']);
  });

  it('put the older of two equals first', () => {
    const shown = feedOf([one('new', 'a', 5), one('old', 'b', 5, inHours(-50))]).shown;
    expect(shown.map(({ id }) => id)).toEqual(['old', 'new']);
  });
});

describe('what was put aside', () => {
  it('stays away while it rests on nothing new', () => {
    const dismissed = { parts: ['1', '2'], until: null };
    expect(isAway(dismissed, ['2', '1'], now)).toBe(true);
    expect(isAway(dismissed, ['1'], now)).toBe(true);
    expect(isAway(dismissed, ['1', '3'], now)).toBe(false);
  });

  it('or until its day, whatever it rests on', () => {
    expect(isAway({ parts: [], until: inHours(1) }, ['9'], now)).toBe(true);
    expect(isAway({ parts: ['9'], until: now }, ['9'], now)).toBe(false);
  });

  it('is snoozed for a day, three, a week, or until a day begins', () => {
    const until = (choice: Parameters<typeof snoozeUntil>[0]) => snoozeUntil(choice, now).toISOString();
    expect(until({})).toBe('2026-11-21T15:00:00.000Z');
    expect(until({ lasting: 'THREE_DAYS' })).toBe('2026-11-23T15:00:00.000Z');
    expect(until({ lasting: 'ONE_WEEK' })).toBe('2026-11-27T15:00:00.000Z');
    expect(until({ lasting: 'ONE_DAY', backOn: '2026-11-30' })).toBe('2026-11-30T00:00:00.000Z');
  });
});

describe('words that name an item', () => {
  const items = [
    {
      id: 'late_orders:all',
      title: '12 orders are late: not started after 7 days',
      words: ['late order', 'late'],
    },
    { id: 'long_holds:all', title: '3 orders are on hold for more than 7 days', words: ['on hold', 'hold'] },
    {
      id: 'stock_running_out:all',
      title: '2 products are short for open orders',
      words: ['low stock', 'stock'],
    },
    { id: 'assistant_notes:1', title: '4 suppliers have not answered', words: ['assistant note'] },
  ];
  const sources = (said: string) => named(items, said).map(({ id }) => id.split(':')[0]);

  it.each([
    ['late_orders:all', ['late_orders']],
    ['late_orders', ['late_orders']],
    ['the late orders', ['late_orders']],
    ['the holds one', ['long_holds']],
    ['Low Stock', ['stock_running_out']],
    ['stocking', []],
    ['suppliers that answered', ['assistant_notes']],
    ['orders', ['late_orders', 'long_holds', 'stock_running_out']],
    ['that one', []],
    ['duties', []],
  ])('%s', (said, ids) => expect(sources(said)).toEqual(ids));

  it('answer the words as they were said', () => {
    expect(calledBy(['late order', 'late'], 'dismiss the Late orders please')).toBe('Late orders');
    expect(calledBy(['late'], 'chocolate')).toBeUndefined();
  });
});

describe('milestones', () => {
  const at = (netMinor: number, orders = 1) => milestoneOf({ netMinor, orders });

  it('stand at the thresholds of the specification, each with words of its own', () => {
    expect(milestones.slice(2).map(({ level, thresholdMinor }) => [level, thresholdMinor / 100])).toEqual([
      ['1k', 1_000],
      ['5k', 5_000],
      ['10k', 10_000],
      ['50k', 50_000],
      ['100k', 100_000],
      ['500k', 500_000],
      ['1M', 1_000_000],
      ['5M', 5_000_000],
    ]);
    expect(new Set(milestones.map(({ message }) => message)).size).toBe(milestones.length);
    expect(new Set(milestones.map(({ headline }) => headline)).size).toBe(milestones.length);
  });

  it.each([
    [0, 0, 'DEFAULT', 'FIRST_SALE'],
    [1, 1, 'FIRST_SALE', '1k'],
    [99_999, 40, 'FIRST_SALE', '1k'],
    [100_000, 40, '1k', '5k'],
    [499_999_999, 9, '1M', '5M'],
    [500_000_000, 9, '5M', undefined],
  ])('%d cents from %d orders are %s', (netMinor, orders, level, next) => {
    expect(at(netMinor, orders).current.level).toBe(level);
    expect(at(netMinor, orders).next?.level).toBe(next);
  });

  it('say how far it is to the next', () => {
    expect(at(300_000)).toMatchObject({ missingMinor: 200_000, progressPercent: 50 });
    expect(at(900_000_000)).toMatchObject({ missingMinor: null, progressPercent: 100 });
    expect(at(0, 0)).toMatchObject({ missingMinor: 0, progressPercent: 0 });
  });

  it('are celebrated at the highest level, and never again when sales fall back', () => {
    const celebrate = (netMinor: number, done: string[]) =>
      toCelebrate(at(netMinor).current, new Set(done))?.level ?? null;
    expect(celebrate(1_200_000, [])).toBe('10k');
    expect(celebrate(1_200_000, ['FIRST_SALE', '1k', '5k'])).toBe('10k');
    expect(celebrate(1_200_000, ['10k'])).toBeNull();
    expect(celebrate(800_000, ['FIRST_SALE', '1k', '5k', '10k'])).toBeNull();
    expect(toCelebrate(at(0, 0).current, new Set())).toBeNull();
    expect(levelsUpTo('5k').map(({ level }) => level)).toEqual(['FIRST_SALE', '1k', '5k']);
  });

  it('have periods that begin in UTC', () => {
    const begins = (period: Parameters<typeof periodStart>[0]) =>
      periodStart(period, now)?.toISOString().slice(0, 10);
    expect(
      ['TODAY', 'LAST_7_DAYS', 'THIS_MONTH', 'LAST_30_DAYS', 'THIS_YEAR', 'LIFETIME'].map((one) =>
        begins(one as 'TODAY'),
      ),
    ).toEqual(['2026-11-20', '2026-11-13', '2026-11-01', '2026-10-21', '2026-01-01', undefined]);
  });
});
