import type { FeedbackRating } from '@brandwright/contract/copilot/conversations/feedback.ts';
import type { FeedbackReason } from '@brandwright/contract/copilot/conversations/summarize-feedback.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { conversationMessages, conversations, conversationTurns, messageFeedback } from '../tables.ts';

interface DemoExchange {
  say: string;
  answer: string;
  calls?: readonly string[];
  feedback?: { rating: FeedbackRating; reason?: FeedbackReason; comment?: string };
}

interface DemoConversation {
  title: string;
  daysAgo: number;
  isArchived?: boolean;
  exchanges: readonly DemoExchange[];
}

/** Earlier talks of the demo's founder: something to find, read, share and judge. */
const founders: readonly DemoConversation[] = [
  {
    title: 'Soy candle makers with small minimums',
    daysAgo: 2,
    exchanges: [
      {
        say: 'Who makes soy candles with a minimum under 300?',
        answer:
          'Four suppliers pour soy candles with a minimum of 300 or fewer. The smallest minimum is 100 pieces.',
        calls: ['search_suppliers'],
        feedback: { rating: 'up' },
      },
      {
        say: 'which of them are outside China?',
        answer: 'Two of the four: one in Vietnam and one in Portugal.',
        calls: ['search_suppliers'],
      },
      {
        say: 'thanks, I will write to the Portuguese one tomorrow',
        answer: 'Good. Their profile is one click away whenever you want it.',
      },
    ],
  },
  {
    title: 'Duty on ceramic mugs from two countries',
    daysAgo: 5,
    exchanges: [
      {
        say: 'Compare the duty on ceramic mugs from China and Vietnam',
        answer: 'Vietnam comes out lower. The difference is the additional duty on goods from China.',
        calls: ['compare_tariffs'],
        feedback: { rating: 'up', comment: 'Exactly what I needed for the meeting.' },
      },
      {
        say: 'does freight change that?',
        answer:
          'No. Freight enters both landed costs by the same rule, so the order of the two stays as it is.',
        feedback: {
          rating: 'down',
          reason: 'INCOMPLETE',
          comment: 'It should have asked for my freight quotes.',
        },
      },
    ],
  },
  {
    title: 'Orders that are late before the weekend',
    daysAgo: 8,
    exchanges: [
      {
        say: 'Which orders are late?',
        answer: 'Here are the orders that have been outstanding for more than a week, oldest first.',
        calls: ['list_orders'],
      },
      {
        say: 'remind me on Monday',
        answer: 'I can’t set reminders, but I can list them again on Monday if you ask.',
        feedback: { rating: 'down', reason: 'OTHER' },
      },
    ],
  },
  {
    title: 'Packaging without plastic',
    daysAgo: 12,
    exchanges: [
      {
        say: 'Are there suppliers for molded pulp boxes?',
        answer: 'Three suppliers list molded pulp or paper inserts. Two of them send samples.',
        calls: ['search_suppliers'],
      },
    ],
  },
  {
    title: 'Holiday stock, first thoughts',
    daysAgo: 31,
    isArchived: true,
    exchanges: [
      {
        say: 'What sold best last November?',
        answer: 'Candles and mugs led last November; gift sets came third.',
        calls: ['list_orders'],
      },
    ],
  },
  {
    title: 'Photographs for the spring range',
    daysAgo: 44,
    isArchived: true,
    exchanges: [
      {
        say: 'Can you retouch my product photos?',
        answer: 'Not yet. I can keep the files and attach them to what we work on.',
      },
    ],
  },
];

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

export async function seedConversations(store: DemoStore, tools: DemoTools): Promise<void> {
  if (store.size !== 'full') return;
  for (const [index, conversation] of founders.entries()) await seedOne(store, tools, conversation, index);
}

async function seedOne(
  { storeId, ownerId }: DemoStore,
  { db, now, id: named }: DemoTools,
  { title, daysAgo, isArchived = false, exchanges }: DemoConversation,
  index: number,
): Promise<void> {
  const begun = new Date(now.getTime() - daysAgo * dayMs - index * 37 * minuteMs);
  const at = (step: number) => new Date(begun.getTime() + step * 2 * minuteMs);
  const conversationId = named('demo conversation', storeId, title);
  await db.insert(conversations).values({
    storeId,
    id: conversationId,
    userId: ownerId,
    title,
    isArchived,
    createdAt: begun,
    updatedAt: at(exchanges.length),
  });
  for (const [step, { say, answer, calls = [], feedback }] of exchanges.entries()) {
    const id = (what: string) => named('demo conversation', storeId, title, step, what);
    const message = (role: 'user' | 'assistant', text: string, more: object = {}) => ({
      storeId,
      id: id(role),
      conversationId,
      position: step * 2 + (role === 'user' ? 0 : 1),
      role,
      parts: [{ type: 'text', text }],
      metadata: { createdAt: at(step).toISOString(), ...more },
      createdAt: at(step),
    });
    const mark = feedback
      ? {
          feedback: feedback.rating,
          feedbackReason: feedback.reason ?? null,
          feedbackComment: feedback.comment ?? null,
        }
      : {};
    await db.insert(conversationMessages).values([message('user', say), message('assistant', answer, mark)]);
    await db.insert(conversationTurns).values({
      storeId,
      id: id('turn'),
      conversationId,
      messageId: id('assistant'),
      status: 'DONE',
      model: 'offline',
      steps: calls.length + 1,
      inputTokens: 1100 + step * 240,
      outputTokens: 30 + answer.length,
      milliseconds: 38 + step * 9,
      firstEventMilliseconds: 6,
      calls: calls.map((operation) => ({ operation, state: 'true', milliseconds: 14 })),
      startedAt: at(step),
      aliveAt: at(step),
    });
    if (!feedback) continue;
    await db.insert(messageFeedback).values({
      storeId,
      id: id('feedback'),
      conversationId,
      messageId: id('assistant'),
      turnId: id('turn'),
      userId: ownerId,
      rating: feedback.rating,
      reason: feedback.reason ?? null,
      comment: feedback.comment ?? null,
      asked: say,
      answered: answer,
      calls: calls.map((operation) => ({ operation, state: 'done', input: {} })),
      givenAt: new Date(at(step).getTime() + minuteMs),
    });
  }
}
