import { useState } from 'react';
import { acceptRetentionOffer } from '@brandwright/contract/subscriptions/accept-retention-offer.ts';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { requestPlanCall } from '@brandwright/contract/subscriptions/request-plan-call.ts';
import { useAction } from '#api/use-action.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { planDay } from '../labels.ts';
import { SurveyFrame, type SurveyStepProps } from './survey-frame.tsx';

/** A call in place of leaving. */
export function CallStep(props: SurveyStepProps) {
  const call = useAction(requestPlanCall, { announce: false });
  async function book() {
    if ((await call.run({ about: 'CANCEL' })) === null) return;
    if (await props.onAnswer({ step: 'BOOK_A_CALL', wantsCall: true })) props.onGo('request_sent');
  }
  return (
    <SurveyFrame
      {...props}
      failure={call.error?.message ?? props.failure}
      buttons={
        <>
          <Button
            busy={props.isSaving}
            onClick={() => void props.onAnswer({ step: 'BOOK_A_CALL', wantsCall: false })}
          >
            No, continue
          </Button>
          <Button look="solid" busy={call.isRunning} onClick={() => void book()}>
            Request a call
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        Twenty minutes with someone who knows the product, to talk about what you’re trying to do. Your plan
        stays the same in the meantime.
      </p>
    </SurveyFrame>
  );
}

/** The share off, for those who stay. */
export function OfferStep(props: SurveyStepProps) {
  const [isTaking, setTaking] = useState(false);
  const invoices = props.survey.offer?.invoices ?? 1;
  if (isTaking)
    return (
      <OperationDialog
        declaration={acceptRetentionOffer}
        input={{}}
        title="40% off"
        onClose={() => setTaking(false)}
        onDone={() => props.onGo('overview')}
      />
    );
  return (
    <SurveyFrame
      {...props}
      buttons={
        <>
          <Button
            busy={props.isSaving}
            onClick={() => void props.onAnswer({ step: 'OFFER', accepted: false })}
          >
            No, continue
          </Button>
          <Button look="accent" onClick={() => setTaking(true)}>
            Take 40% off
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        {props.survey.planName} at 40% off for the next {count(invoices, 'invoice')}. Everything stays as it
        is, and you can still cancel anytime.
      </p>
    </SurveyFrame>
  );
}

/** When the plan ends; then the cancellation itself, to look at and confirm. */
export function CancelStep(props: SurveyStepProps) {
  const [when, setWhen] = useState<'PERIOD_END' | 'NOW'>('PERIOD_END');
  const [isAsking, setAsking] = useState(false);
  async function ask() {
    if (await props.onAnswer({ step: 'CANCEL_SUBSCRIPTION', when })) setAsking(true);
  }
  if (isAsking)
    return (
      <OperationDialog
        declaration={cancelSubscription}
        input={{ when }}
        title="Cancel the plan"
        onClose={() => setAsking(false)}
        onDone={() => props.onGo('overview')}
      />
    );
  return (
    <SurveyFrame
      {...props}
      buttons={
        <>
          <Button onClick={props.onClose}>Keep {props.survey.planName}</Button>
          <Button look="bad" busy={props.isSaving} onClick={() => void ask()}>
            Review cancellation
          </Button>
        </>
      }
    >
      <RadioCards
        label="When"
        value={when}
        onChange={setWhen}
        cards={[
          {
            value: 'PERIOD_END',
            label: `On ${planDay(props.survey.endsAt)}`,
            text: 'When your paid period ends. You can change your mind until then.',
          },
          {
            value: 'NOW',
            label: 'Right away',
            text: 'Nothing is refunded, and the store moves to Free immediately.',
          },
        ]}
      />
    </SurveyFrame>
  );
}
