import { useState } from 'react';
import { pauseSubscription } from '@brandwright/contract/subscriptions/pause-subscription.ts';
import type { PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import { ReviewDialog } from '#kit/review-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { planDay } from '../labels.ts';
import type { ManageStep } from '../manage-steps.ts';

/** Pause a plan: say until when, look at what it means, then do exactly that. */
export function PauseForm({ plan, onGo }: { plan: PlanSubscription; onGo: (step: ManageStep) => void }) {
  const [until, setUntil] = useState('');
  return (
    <ReviewDialog
      declaration={pauseSubscription}
      title={`Pause ${plan.title}`}
      description={`You can keep using it until ${planDay(plan.currentPeriodEnd)}.`}
      input={until === '' ? {} : { resumesOn: until }}
      review="Review the pause"
      others={
        <>
          <Button look="quiet" onClick={() => onGo('manage_plan')}>
            Back
          </Button>
          <Button onClick={() => onGo('call')}>Talk to us first</Button>
        </>
      }
      onClose={() => onGo('overview')}
    >
      <Field label="Until" hint="Optional. If you don’t pick a day, it stays paused until you resume it.">
        {(tie) => (
          <Input
            {...tie}
            type="date"
            min={plan.currentPeriodEnd.slice(0, 10)}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </Field>
    </ReviewDialog>
  );
}
