import { ArrowUpDown, CalendarX2, PauseCircle, Phone, PlayCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { resumeSubscription } from '@brandwright/contract/subscriptions/resume-subscription.ts';
import type { PlanSubscription } from '@brandwright/contract/subscriptions/entities.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ManageStep } from '../manage-steps.ts';

/** What can be done with a plan now. */
export function ManageChoices({ plan, onGo }: { plan: PlanSubscription; onGo: (step: ManageStep) => void }) {
  const [isResuming, setResuming] = useState(false);
  if (isResuming)
    return (
      <OperationDialog
        declaration={resumeSubscription}
        input={{}}
        title={`Resume ${plan.title}`}
        onClose={() => setResuming(false)}
        onDone={() => onGo('plan_resumed')}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onGo('overview')}
      title={`Manage ${plan.title}`}
      description="Nothing changes until you approve the cost."
    >
      <ul className="flex flex-col gap-2 pt-1">
        {plan.allowed.change && (
          <Choice
            icon={<ArrowUpDown aria-hidden />}
            label="Change the plan"
            text="Upgrade, downgrade, or change how often you’re billed."
            onClick={() => onGo('overview')}
          />
        )}
        {plan.allowed.pause && (
          <Choice
            icon={<PauseCircle aria-hidden />}
            label="Pause"
            text="You won’t be charged while it’s paused."
            onClick={() => onGo('verify_pause')}
          />
        )}
        {plan.allowed.resume && (
          <Choice
            icon={<PlayCircle aria-hidden />}
            label="Resume"
            text="You’ll be charged again when the next period starts."
            onClick={() => setResuming(true)}
          />
        )}
        <Choice
          icon={<Phone aria-hidden />}
          label="Talk to us"
          text="Request a call about the plan."
          onClick={() => onGo('call')}
        />
        {plan.allowed.cancel && (
          <Choice
            icon={<CalendarX2 aria-hidden />}
            label="Cancel"
            text="At the end of the paid period, or right away."
            onClick={() => onGo('verify_cancel')}
          />
        )}
      </ul>
    </Dialog>
  );
}

function Choice({
  icon,
  label,
  text,
  onClick,
}: {
  icon: ReactNode;
  label: string;
  text: string;
  onClick: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex w-full items-center gap-3 rounded-xl border border-line px-4 py-3 text-left hover:bg-ink/4 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
      >
        {icon}
        <span>
          <span className="block text-sm font-semibold">{label}</span>
          <span className="block text-sm text-ink-soft">{text}</span>
        </span>
      </button>
    </li>
  );
}
