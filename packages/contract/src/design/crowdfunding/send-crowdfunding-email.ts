import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../projects/project-ref.ts';
import { crowdfundingPlan } from './entities.ts';
import { planReads } from './plan-input.ts';
import { planForModel, planLine, reachOfPlan } from './say.ts';

/**
 * A `write`, not `external`: the mail goes to the login's own address, which is no input, so it reaches no third party,
 * spends nothing and carries only what the founder wrote. The same plan is mailed once.
 */
export const sendCrowdfundingEmail = declareOperation({
  name: 'send_crowdfunding_email',
  area: 'design',
  title: 'Send the crowdfunding plan to myself',
  description:
    "Submits the crowdfunding plan and sends it as an e-mail to the founder's own address, never to anybody else. Needs title, story, goal, at least one reward and a launch date.",
  examples: [
    'Email me the crowdfunding plan',
    'send the crowdfunding idea to myself',
    'submit the crowdfunding plan',
    'mail the campaign plan to me',
  ],
  input: z.object({}),
  output: z.object({ plan: crowdfundingPlan, sentTo: z.string() }),
  http: { method: 'POST', path: '/web/crowdfunding/send-submitted-email-to-self' },
  access: mayAct,
  effect: 'write',
  card: 'crowdfunding_plan',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_crowdfunding_plan', 'update_crowdfunding_plan'],
  invalidates: planReads,
  toModel: ({ plan, sentTo }) => ({ plan: planForModel(plan), sentTo }),
  summary: ({ plan, sentTo }) => `Sent "${plan.title}" to ${sentTo}. ${planLine(plan)}.${reachOfPlan(plan)}`,
});
