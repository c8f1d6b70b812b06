import type { PlanOverview } from '@brandwright/contract/subscriptions/entities.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { planDay } from '../labels.ts';
import type { ManageStep } from '../manage-steps.ts';
import { CallForm } from './call-form.tsx';
import { CancellationSurvey } from './cancellation-survey.tsx';
import { ManageChoices } from './manage-choices.tsx';
import { PauseForm } from './pause-form.tsx';

export interface StepProps {
  overview: PlanOverview;
  onGo: (step: ManageStep) => void;
}

/** The steps of managing a plan, one at a time. */
export function ManagePlanDialog({
  step,
  overview,
  query,
  onGo,
}: StepProps & { step: ManageStep; query: URLSearchParams }) {
  const { subscription, planName } = overview;
  if (step === 'call')
    return <CallForm about={query.get('about') === 'professional' ? 'PROFESSIONAL' : 'PLANS'} onGo={onGo} />;
  if (step === 'request_sent')
    return (
      <Notice
        title="Your request was sent"
        text="We’ll email you to find a time. Your plan hasn’t changed."
        onClose={() => onGo('overview')}
      />
    );
  if (subscription === null || subscription.status === 'canceled')
    return (
      <Notice
        title="Nothing to manage"
        text={`The store is on ${planName}. Choose a plan below to get started.`}
        onClose={() => onGo('overview')}
      />
    );
  switch (step) {
    case 'verify_pause':
      return <PauseForm plan={subscription} onGo={onGo} />;
    case 'plan_resumed':
      return (
        <Notice
          title={`${subscription.title} is running again`}
          text={`It renews on ${planDay(subscription.currentPeriodEnd)}.`}
          onClose={() => onGo('overview')}
        />
      );
    case 'verify_cancel':
      return <VerifyCancel overview={overview} onGo={onGo} />;
    case 'survey':
      return <CancellationSurvey onGo={onGo} />;
    case 'overview':
    case 'manage_plan':
      return <ManageChoices plan={subscription} onGo={onGo} />;
  }
}

/** Before the survey: what canceling means, and what could be done in its place. */
function VerifyCancel({ overview: { subscription }, onGo }: StepProps) {
  if (subscription === null) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onGo('overview')}
      title={`Cancel ${subscription.title}?`}
      description={`It’s paid until ${planDay(subscription.currentPeriodEnd)}. After that, the store moves to Free: you keep everything you made and lose what the plan adds.`}
      footer={
        <>
          <Button look="quiet" onClick={() => onGo('manage_plan')}>
            Back
          </Button>
          <Button look="bad" onClick={() => onGo('survey')}>
            Continue to cancel
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 pt-1">
        {subscription.allowed.pause && (
          <Button className="justify-start" onClick={() => onGo('verify_pause')}>
            Pause for a while instead
          </Button>
        )}
        <Button className="justify-start" onClick={() => onGo('call')}>
          Talk to us first
        </Button>
      </div>
    </Dialog>
  );
}

function Notice({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button look="solid" onClick={onClose}>
          Back to plan and billing
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">{text}</p>
    </Dialog>
  );
}
