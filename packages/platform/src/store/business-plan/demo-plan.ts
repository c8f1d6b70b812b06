import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { dayMs } from '../../kernel/data/days.ts';
import { simpleQuestionnaires } from '../questionnaires/tables.ts';
import { mailingTags } from '../tables.ts';
import type { Answers } from './plan.ts';
import { businessPlans } from './tables.ts';

const founderPlan: Answers = {
  whatYouSell: 'Small-batch candles, stoneware and linen for slow evenings at home',
  whyItMatters: 'I threw pots for ten years and know what a cup has to feel like in two hands',
  stage: 'Selling already',
  targetCustomer: 'Women of 28 to 45 who furnish a first home of their own and give things they would keep',
  customerProblem: 'What looks handmade is either fragile and expensive, or the same mug in every shop',
  whereTheyShop: 'Instagram, two newsletters about homes, and the Saturday market in Portland',
  firstProduct: 'A soy candle in a stoneware cup that stays in use after the candle is gone',
  price: '$34 to $48, gift sets from $80',
  whatIsDifferent: 'The vessel. Nobody throws it away, and it comes back for a refill',
  makingIt: 'A supplier in Portugal for the stoneware; we pour the candles ourselves',
  firstOrder: '300 cups in two glazes',
  budget: '$5,000 to $20,000',
  salesChannels: 'Our own shop first, then wholesale to twenty small stores',
  firstYearGoal: '1,500 orders, one in four from someone who came back',
  firstCustomers: 'The market, a waitlist of 400 people, and a refill card in every box',
};

/** The founder's plan, complete; the rival has only begun. */
export async function addPlan(tools: DemoTools, { key, storeId }: DemoStore): Promise<void> {
  if (key === 'preview') return;
  const at = new Date(tools.now.getTime() - 40 * dayMs);
  await tools.db.insert(businessPlans).values({
    storeId,
    id: storeId,
    answers:
      key === 'founder' ? founderPlan : { whatYouSell: 'Canvas bags for people who are mostly outdoors.' },
    completedAt: key === 'founder' ? at : null,
    updatedAt: at,
    updatedBy: key === 'founder' ? 'Nora Whitfield' : 'Elias Brandt',
  });
  if (key !== 'founder') return;
  await tools.db.insert(simpleQuestionnaires).values({
    storeId,
    id: tools.id('questionnaire', key, 'welcome'),
    name: 'Welcome',
    items: [
      { question: 'What do you want to do first?', answer: ['Find a supplier', 'Understand duty'] },
      { question: 'Is it your first brand?', answer: true },
    ],
    createdBy: 'Nora Whitfield',
    createdAt: at,
  });
  await tools.db.insert(mailingTags).values(
    ['candles', 'home goods'].map((tag) => ({
      storeId,
      id: tools.id('mailing tag', key, tag),
      tag,
      createdAt: at,
    })),
  );
}
