import { OperationError } from '@brandwright/contract';
import { feesOfWords } from '@brandwright/contract/design/crowdfunding/say.ts';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { sendCrowdfundingEmail } from '@brandwright/contract/design/crowdfunding/send-crowdfunding-email.ts';
import { dayWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';
import { canonicalHash } from '../../kernel/data/canonical.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { changePlan, lockPlan, toPlan } from './plan-rows.ts';

/** The plan as plain text, with its estimates named as such. */
export function planText(plan: CrowdfundingPlan, link: string): string {
  const { currency, reckoning } = plan;
  const amount = (minor: number) => money(minor, currency);
  return [
    plan.title,
    '',
    plan.story,
    '',
    `Goal: ${plan.goalMinor === null ? 'not said' : amount(plan.goalMinor)}`,
    ...(plan.launchDate === null
      ? []
      : [`Launch: ${dayWords(plan.launchDate)}, for ${plan.durationDays} days`]),
    '',
    'Rewards',
    ...plan.rewards.map(
      ({ title, priceMinor, limit, deliveryDate, description }) =>
        `- ${title}, ${amount(priceMinor)}${limit === null ? '' : `, ${limit} of them`}${deliveryDate === null ? '' : `, by ${dayWords(deliveryDate)}`}${description ? `: ${description}` : ''}`,
    ),
    ...(reckoning.neededMinor === null
      ? []
      : [
          '',
          'What the goal must cover',
          ...reckoning.costs.map(
            ({ label, amountMinor, isEstimate }) =>
              `- ${label}: ${amount(amountMinor)}${isEstimate ? ' (estimate)' : ''}`,
          ),
          `In all: ${amount(reckoning.neededMinor)}`,
        ]),
    ...reckoning.fees
      .filter((fees) => fees.of !== 'NEEDED')
      .map(
        ({ of, raisedMinor, feesMinor }) =>
          `Fees of ${feesOfWords[of]}, ${amount(raisedMinor)}: ${amount(feesMinor)} (estimate)`,
      ),
    ...reckoning.warnings.map((warning) => `! ${warning}`),
    '',
    link,
  ].join('\n');
}

export const sendOperations = [
  implement(sendCrowdfundingEmail, {
    async run(context) {
      if (context.actor.kind !== 'user')
        throw new OperationError('forbidden', 'Only a person can have the plan sent to themselves.');
      const { email } = context.actor;
      const row = await lockPlan(context);
      const plan = toPlan(context, row);
      const [missing] = plan.missing;
      if (missing)
        throw new OperationError('conflict', `The plan is not complete. ${missing.question}`, [
          { path: missing.field, message: missing.question },
        ]);
      if (plan.status === 'SUBMITTED' && plan.submittedTo === email)
        throw new OperationError(
          'conflict',
          `"${plan.title}" was sent to ${email} already, as it stands now.`,
        );
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
  }),
];
