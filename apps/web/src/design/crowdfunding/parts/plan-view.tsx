import { Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CrowdfundingPlan, RewardTier } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { removeRewardTier } from '@brandwright/contract/design/crowdfunding/remove-reward-tier.ts';
import { sendCrowdfundingEmail } from '@brandwright/contract/design/crowdfunding/send-crowdfunding-email.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CostLines } from './cost-lines.tsx';
import { PlanFields } from './plan-fields.tsx';
import { RewardDialog } from './reward-dialog.tsx';
import { RewardLines } from './reward-lines.tsx';
import { errorsOf, formOf } from '../plan-form.ts';
import { useKeptPlan } from '../use-kept-plan.ts';

/** A plan with its costs and rewards, changed in place. */
export function PlanView({ initial, mayAct }: { initial: CrowdfundingPlan; mayAct: boolean }) {
  const [form, setForm] = useState(() => formOf(initial));
  const [edited, setEdited] = useState<RewardTier | 'new' | null>(null);
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  const errors = errorsOf(form, today);
  const { plan: kept, setPlan, keeping, flush } = useKeptPlan(form, initial);
  const [known, setKnown] = useState(initial);
  // A change made elsewhere (in the chat, by a teammate) is shown unless an edit here hasn’t been saved yet.
  if (known !== initial) {
    setKnown(initial);
    setPlan(initial);
    if (keeping.state !== 'saving' && JSON.stringify(formOf(known)) === JSON.stringify(form))
      setForm(formOf(initial));
  }
  const plan = kept ?? initial;
  const remove = useAction(removeRewardTier, { onDone: (output) => setPlan(output.plan) });
  const send = useAction(sendCrowdfundingEmail, { onDone: (output) => setPlan(output.plan) });
  const isWrong = Object.keys(errors).length > 0;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-8">
        <PlanFields
          form={form}
          errors={errors}
          today={today}
          isReadOnly={!mayAct}
          onChange={(values) => setForm((before) => ({ ...before, ...values }))}
        />
        <section aria-labelledby="plan-rewards" className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-4">
            <h2 id="plan-rewards" className="font-display text-lg">
              Rewards
            </h2>
            {mayAct && (
              <Button size="small" onClick={() => setEdited('new')}>
                <Plus aria-hidden />
                Reward
              </Button>
            )}
          </div>
          {plan.rewards.length === 0 ? (
            <p className="text-sm text-ink-soft">Add at least one: what a backer gets, and for how much.</p>
          ) : (
            <RewardLines
              plan={plan}
              {...(mayAct
                ? { onEdit: setEdited, onRemove: ({ rewardId }) => void remove.run({ reward: rewardId }) }
                : {})}
            />
          )}
        </section>
      </form>
      <div className="flex flex-col gap-4 lg:sticky lg:top-6">
        <Card
          title="What the goal must cover"
          aside={
            plan.status === 'SUBMITTED' ? (
              <Status tone="good">Sent</Status>
            ) : (
              <p role="status" className="text-sm text-ink-soft">
                {keeping.state === 'saving' && 'Saving'}
                {keeping.state === 'saved' && 'Draft saved'}
              </p>
            )
          }
        >
          <CostLines plan={plan} />
        </Card>
        {keeping.state === 'failed' && (
          <p role="alert" className="text-sm text-bad">
            Not saved: {keeping.message}{' '}
            <Button look="link" size="small" onClick={() => void flush()}>
              Try again
            </Button>
          </p>
        )}
        {mayAct && (
          <Card title="Send it to yourself" note="The plan goes to your own email address and no one else’s.">
            <div className="flex flex-col items-start gap-3">
              {plan.missing.length > 0 && (
                <ul className="flex flex-col gap-1 text-sm text-ink-soft">
                  {plan.missing.map((one) => (
                    <li key={one.field}>{one.question}</li>
                  ))}
                </ul>
              )}
              {plan.status === 'SUBMITTED' ? (
                <p className="text-sm">Sent to {plan.submittedTo}. Change something to send it again.</p>
              ) : (
                <Button
                  look="accent"
                  busy={send.isRunning}
                  disabled={plan.missing.length > 0 || isWrong}
                  onClick={() => void flush().then(() => send.run({}))}
                >
                  <Mail aria-hidden />
                  Submit and send to me
                </Button>
              )}
            </div>
          </Card>
        )}
      </div>
      {edited && (
        <RewardDialog
          reward={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onDone={setPlan}
        />
      )}
    </div>
  );
}
