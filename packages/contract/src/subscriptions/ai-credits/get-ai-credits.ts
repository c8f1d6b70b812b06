import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { creditWords } from '../../kernel/ai-credits.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import { aiCredits, type AiCredits, type CreditShare } from './entities.ts';
import { periodFields } from './fields.ts';

const most = 3;

const shareWords = ({ name, spent }: CreditShare) =>
  `${count(spent, 'credit')} on ${/^AI\b/.test(name) ? name : name.toLowerCase()}`;

function spentWords({ spent, byUse, byPerson, byAssistant, from, to }: AiCredits): string {
  const when = from === to ? `on ${dayWords(from)}` : `from ${dayWords(from)} to ${dayWords(to)}`;
  if (byUse.length === 0) return `No AI credits were spent ${when}.`;
  const [first] = [...byPerson, ...byAssistant].toSorted((a, b) => b.spent - a.spent);
  const who =
    first && first.spent > 0 ? ` ${first.name} spent the most (${count(first.spent, 'credit')}).` : '';
  return `${creditWords(spent)} ${spent === 1 ? 'was' : 'were'} spent ${when}: ${listWords(byUse.map(shareWords), most)}.${who}`;
}

/** "You have 4,120 of 5,000 AI credits left this month." */
export const balanceWords = ({ balance, granted, renewsOn }: AiCredits): string =>
  balance > 0
    ? `You have ${balance.toLocaleString('en-US')} of ${creditWords(granted)} left this month. They renew on ${dayWords(renewsOn)}.`
    : `You’ve used all ${creditWords(granted)} for this month. They renew on ${dayWords(renewsOn)}.`;

export const getAiCredits = declareOperation({
  name: 'get_ai_credits',
  area: 'subscriptions',
  title: 'AI credits',
  description:
    'How many AI credits are left this month, when they renew, and what they were spent on in a period, by kind, person and assistant, with the caps. Every single entry is list_ai_credit_entries; what something costs list_ai_credit_prices. Store credit of customers is list_store_credits; pictures of the plan get_image_credits.',
  examples: [
    'How many AI credits do I have left?',
    'Why did I use so many credits this week?',
    'What did we spend AI credits on last month?',
    'Who used the most AI credits?',
    'When do my AI credits renew?',
    'Are there caps on AI credits?',
  ],
  input: z.object(periodFields),
  output: aiCredits,
  http: { method: 'GET', path: '/web/ai-credits' },
  access: mayRead,
  effect: 'read',
  card: 'ai_credits',
  offered: true,
  errors: [],
  related: ['list_ai_credit_entries', 'list_ai_credit_prices', 'set_ai_credit_cap'],
  summary: (credits, { from, to }) => {
    if (from !== undefined || to !== undefined)
      return `${spentWords(credits)} ${count(credits.balance, 'AI credit')} ${credits.balance === 1 ? 'is' : 'are'} left.`;
    const next =
      credits.balance === 0 && credits.next
        ? ` ${credits.next.plan} includes ${creditWords(credits.next.credits)} a month. Everything that doesn’t cost credits still works.`
        : '';
    return `${balanceWords(credits)} ${spentWords(credits)}${next}`;
  },
});
