import { useState, type ReactNode } from 'react';
import { acceptRetentionOffer } from '@brandwright/contract/subscriptions/accept-retention-offer.ts';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import type { CancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import { requestPlanCall } from '@brandwright/contract/subscriptions/request-plan-call.ts';
import {
  cancellationReasonLabels,
  cancellationReasons,
  noSamplesReasonLabels,
  noSamplesReasons,
  type SurveyAnswer,
  type SurveyStep,
} from '@brandwright/contract/subscriptions/survey.ts';
import { useAction } from '#api/use-action.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { Field, Textarea } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { planDay } from '../labels.ts';
import type { ManageStep } from '../manage-steps.ts';
import { ChoiceList, RatingScale } from './survey-controls.tsx';

interface StepFormProps {
  step: SurveyStep;
  survey: CancellationSurvey;
  isSaving: boolean;
  failure: string | undefined;
  onAnswer: (answer: SurveyAnswer) => Promise<boolean>;
  onBack: () => void;
  onClose: () => void;
  onGo: (step: ManageStep) => void;
}

const titles: Readonly<Record<SurveyStep, string>> = {
  REASON: 'Why are you leaving?',
  RATING: 'How was Brandwright for you?',
  BOOK_A_CALL: 'Would a call help?',
  NO_SAMPLES: 'You haven’t ordered samples yet. Why not?',
  OFFER: 'Stay for 40% off?',
  SUGGESTIONS: 'What should we have done better?',
  CANCEL_SUBSCRIPTION: 'Cancel the plan',
};

/** One step of the cancellation survey. */
export function SurveyStepForm(props: StepFormProps) {
  switch (props.step) {
    case 'REASON':
      return <ReasonStep {...props} />;
    case 'RATING':
      return <RatingStep {...props} />;
    case 'BOOK_A_CALL':
      return <CallStep {...props} />;
    case 'NO_SAMPLES':
      return <SamplesStep {...props} />;
    case 'OFFER':
      return <OfferStep {...props} />;
    case 'SUGGESTIONS':
      return <SuggestionStep {...props} />;
    case 'CANCEL_SUBSCRIPTION':
      return <CancelStep {...props} />;
  }
}

/** What was answered to a step before. */
const given = <Step extends SurveyStep>(survey: CancellationSurvey, step: Step) =>
  survey.answers.find((one): one is Extract<SurveyAnswer, { step: Step }> => one.step === step);

const noteOf = (note: string) => (note.trim() === '' ? {} : { note: note.trim() });

function Frame({
  step,
  survey,
  failure,
  onBack,
  onClose,
  children,
  buttons,
}: StepFormProps & { children: ReactNode; buttons: ReactNode }) {
  const place = `Step ${survey.steps.indexOf(step) + 1} of ${survey.steps.length}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[step]}
      description={place}
      footer={
        <>
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
          {buttons}
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">{children}</div>
      {failure && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

function Next({
  busy,
  disabled = false,
  onClick,
}: {
  busy: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Button look="solid" busy={busy} disabled={disabled} onClick={onClick}>
      Next
    </Button>
  );
}

function Note({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (note: string) => void;
}) {
  return (
    <Field label={label} hint="Optional.">
      {(tie) => (
        <Textarea
          {...tie}
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function ReasonStep(props: StepFormProps) {
  const before = given(props.survey, 'REASON');
  const [reason, setReason] = useState(before?.reason);
  const [note, setNote] = useState(before?.note ?? '');
  return (
    <Frame
      {...props}
      buttons={
        <Next
          busy={props.isSaving}
          disabled={reason === undefined}
          onClick={() => reason && void props.onAnswer({ step: 'REASON', reason, ...noteOf(note) })}
        />
      }
    >
      <ChoiceList
        label={titles.REASON}
        value={reason}
        onChange={setReason}
        choices={cancellationReasons}
        labels={cancellationReasonLabels}
      />
      <Note label="In your own words" value={note} onChange={setNote} />
    </Frame>
  );
}

function RatingStep(props: StepFormProps) {
  const [rating, setRating] = useState(given(props.survey, 'RATING')?.rating);
  return (
    <Frame
      {...props}
      buttons={
        <Next
          busy={props.isSaving}
          disabled={rating === undefined}
          onClick={() => rating !== undefined && void props.onAnswer({ step: 'RATING', rating })}
        />
      }
    >
      <RatingScale value={rating} onChange={setRating} />
    </Frame>
  );
}

function CallStep(props: StepFormProps) {
  const call = useAction(requestPlanCall, { announce: false });
  async function book() {
    if ((await call.run({ about: 'CANCEL' })) === null) return;
    if (await props.onAnswer({ step: 'BOOK_A_CALL', wantsCall: true })) props.onGo('request_sent');
  }
  return (
    <Frame
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
    </Frame>
  );
}

function SamplesStep(props: StepFormProps) {
  const before = given(props.survey, 'NO_SAMPLES');
  const [reason, setReason] = useState(before?.reason);
  const [note, setNote] = useState(before?.note ?? '');
  return (
    <Frame
      {...props}
      buttons={
        <Next
          busy={props.isSaving}
          disabled={reason === undefined}
          onClick={() => reason && void props.onAnswer({ step: 'NO_SAMPLES', reason, ...noteOf(note) })}
        />
      }
    >
      <ChoiceList
        label={titles.NO_SAMPLES}
        value={reason}
        onChange={setReason}
        choices={noSamplesReasons}
        labels={noSamplesReasonLabels}
      />
      <Note label="In your own words" value={note} onChange={setNote} />
    </Frame>
  );
}

function OfferStep(props: StepFormProps) {
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
    <Frame
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
    </Frame>
  );
}

function SuggestionStep(props: StepFormProps) {
  const [note, setNote] = useState(given(props.survey, 'SUGGESTIONS')?.note ?? '');
  return (
    <Frame
      {...props}
      buttons={
        <Next
          busy={props.isSaving}
          onClick={() =>
            void props.onAnswer({ step: 'SUGGESTIONS', note: note.trim() === '' ? null : note.trim() })
          }
        />
      }
    >
      <Note label="Suggestions" value={note} onChange={setNote} />
    </Frame>
  );
}

function CancelStep(props: StepFormProps) {
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
    <Frame
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
    </Frame>
  );
}
