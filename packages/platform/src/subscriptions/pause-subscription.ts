import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { pauseSubscription } from '@brandwright/contract/payments/pause-subscription.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPlan, lockPlan, refuseCanceled, showPlan } from './plan-subscription.ts';

const untilOf = (context: Context, resumesOn: string | undefined): Date | null => {
  if (resumesOn === undefined) return null;
  const until = new Date(`${resumesOn}T00:00:00Z`);
  if (until <= context.clock.now())
    throw new OperationError('bad_input', 'The plan can only be paused until a day to come.', [
      { path: 'resumesOn', message: 'A day to come.' },
    ]);
  return until;
};

export default implement(pauseSubscription, {
  async run(context, { resumesOn }) {
    const plan = await lockPlan(context);
    const { payments } = context.providers;
    const now = await payments.getSubscription(plan.subscriptionId);
    refuseCanceled(now, plan.title);
    if (now.pausedAt !== null) throw new OperationError('conflict', `${plan.title} is paused already.`);
    const paused = await payments.pauseSubscription(plan.subscriptionId, untilOf(context, resumesOn));
    return { output: showPlan(plan, paused) };
  },
  async prepare(context, { resumesOn }) {
    const { title } = await findPlan(context);
    untilOf(context, resumesOn);
    const until = resumesOn ? `until ${dayWords(resumesOn)}` : 'until you resume it';
    return {
      input: { resumesOn },
      preview: {
        verb: 'Pause the plan',
        what: `Pauses ${title} ${until}.`,
        toWhom: null,
        cost: 'Nothing is charged while it’s paused.',
        irreversible: null,
        values: [{ label: 'Paused', value: until }],
        warnings: [],
      },
    };
  },
});
