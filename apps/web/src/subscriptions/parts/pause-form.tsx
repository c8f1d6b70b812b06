import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pauseSubscription } from '@brandwright/contract/subscriptions/pause-subscription.ts';
import type { PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';
import { planDay } from '../labels.ts';
import type { ManageStep } from '../manage-steps.ts';

/** Pause a plan: say until when, look at what it means, then do exactly that. */
export function PauseForm({ plan, onGo }: { plan: PlanSubscription; onGo: (step: ManageStep) => void }) {
  const [until, setUntil] = useState('');
  const look = useMutation({
    mutationFn: () =>
      previewOperation(
        pauseSubscription,
        until === '' ? {} : { resumesOn: until },
        new AbortController().signal,
      ),
  });
  const pause = useAction(pauseSubscription, { onDone: () => onGo('overview') });
  const looked = look.data;
  const failure = pause.error ?? look.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pause.isRunning && onGo('overview')}
      title={`Pause ${plan.title}`}
      description={`You can keep using it until ${planDay(plan.currentPeriodEnd)}.`}
      footer={
        looked ? (
          <>
            <Button look="quiet" disabled={pause.isRunning} onClick={look.reset}>
              Back
            </Button>
            <Button look="accent" busy={pause.isRunning} onClick={() => void pause.run(looked.input)}>
              {looked.preview.verb}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" onClick={() => onGo('manage_plan')}>
              Back
            </Button>
            <Button onClick={() => onGo('call')}>Talk to us first</Button>
            <Button look="solid" busy={look.isPending} onClick={() => look.mutate()}>
              Review the pause
            </Button>
          </>
        )
      }
    >
      {looked ? (
        <div className="-mx-4">
          <PreviewLines preview={looked.preview} />
        </div>
      ) : (
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
      )}
      {failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {messageOf(failure)}
        </p>
      )}
    </Dialog>
  );
}
