import { creditsPath } from '@brandwright/contract/kernel/ai-credits.ts';
import type { CreditLevel } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { readAccount } from '../../kernel/credits/account.ts';
import { dayOf } from '../../kernel/data/days.ts';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { levelOf } from './rules.ts';

const titles: Readonly<Record<Exclude<CreditLevel, 'FINE'>, string>> = {
  LOW: '80% of this month’s AI credits are used',
  ALMOST_OUT: '95% of this month’s AI credits are used',
  OUT: 'This month’s AI credits are used up',
};

/** Told at 80 and at 95 percent, and when nothing is left: each of them anew. */
export const lowCredits = declareFeedSource({
  name: 'low_ai_credits',
  kind: 'LIMIT',
  words: ['ai credit', 'credit'],
  async read(context) {
    if (context.actor.kind !== 'user') return [];
    const state = await readAccount(context, context.actor.plan);
    const level = levelOf(state);
    if (level === 'FINE') return [];
    const renewsOn = dayOf(state.renewsAt);
    const left = Math.max(0, state.balance).toLocaleString('en-US');
    return [
      {
        key: 'balance',
        weight: { urgency: level === 'OUT' ? 'TODAY' : 'SOON', dueAt: state.renewsAt },
        title: titles[level],
        detail: `They renew on ${dayWords(renewsOn)}. Everything that doesn’t cost credits still works.`,
        records: [{ kind: 'ai_credits', id: null, label: 'AI credits', detail: null, path: creditsPath }],
        recordCount: 0,
        figures: [
          { label: 'Left', value: left },
          { label: 'Of', value: state.granted.toLocaleString('en-US') },
        ],
        say: 'What did we spend AI credits on?',
        sayLabel: 'See what they went to',
        parts: [`${renewsOn}:${level}`],
        since: state.periodStart,
      },
    ];
  },
});
