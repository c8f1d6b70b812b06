import { OperationError } from '@brandwright/contract';
import { sendCrowdfundingEmail } from '@brandwright/contract/design/crowdfunding/send-crowdfunding-email.ts';
import { canonicalHash } from '../../kernel/data/canonical.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changePlan, lockPlan, toPlan } from './plan-rows.ts';
import { planText } from './send-email.ts';

export default implement(sendCrowdfundingEmail, {
  async run(context) {
    if (context.actor.kind !== 'user')
      throw new OperationError('forbidden', 'Only a person can have the plan sent to themselves.');
    const { email } = context.actor;
    const row = await lockPlan(context);
    const plan = toPlan(context, row);
    const [missing] = plan.missing;
    if (missing)
      throw new OperationError('conflict', `The plan isn’t complete. ${missing.question}`, [
        { path: missing.field, message: missing.question },
      ]);
    if (plan.status === 'SUBMITTED' && plan.submittedTo === email)
      throw new OperationError('conflict', `"${plan.title}" was already sent to ${email}, as it is now.`);
    const text = planText(plan, `${context.publicUrl}/crowdfund-your-idea`);
    await context.providers.mail.send({
      to: email,
      subject: `Your crowdfunding idea: ${plan.title.replaceAll(/\s+/g, ' ')}`,
      text,
      // The same plan reaches the same person once.
      idempotencyKey: `crowdfunding:${context.storeId}:${plan.planId}:${email}:${canonicalHash(text)}`,
    });
    const sent = await changePlan(context, row.id, {
      status: 'SUBMITTED',
      submittedAt: context.clock.now(),
      submittedTo: email,
    });
    return {
      output: { plan: toPlan(context, sent), sentTo: email },
      subject: { kind: 'crowdfunding_plan', id: row.id },
    };
  },
});
