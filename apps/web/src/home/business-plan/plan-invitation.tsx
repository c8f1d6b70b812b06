import { X } from 'lucide-react';
import { Link } from 'react-router';
import { getBusinessPlan } from '@brandwright/contract/store/business-plan/get-business-plan.ts';
import { setExternalField } from '@brandwright/contract/store/set-external-field.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useMayAct } from '../use-may-act.ts';
import { quizAddress } from './plan-steps.ts';

/** The name under which a person's client remembers that the quiz was put off. */
const seenField = 'seenQuiz';

/** One line that invites to the quiz, until the plan is complete or the person has put it off. */
export function PlanInvitation() {
  const store = useStoreProfile().data;
  const plan = useOperation(getBusinessPlan, {}).data;
  const putOff = useAction(setExternalField, { announce: false });
  const mayAct = useMayAct();
  const isSeen = store?.externalFields.some(({ name, value }) => name === seenField && value === true);
  if (!store || !plan || plan.isCompleted || isSeen || !mayAct || putOff.isRunning) return null;
  return (
    <section
      aria-label="Business plan"
      className="flex items-center gap-3 rounded-xl border border-line bg-raised py-3 pr-2 pl-4 text-sm"
    >
      <p className="min-w-0 flex-1">
        <span className="font-medium">
          {plan.answered === 0
            ? 'Answer fifteen questions to build your business plan.'
            : 'Your business plan has unanswered questions.'}
        </span>{' '}
        <span className="text-ink-soft">
          {plan.answered === 0
            ? 'Your partner uses your answers.'
            : `${plan.answered} of ${plan.questions} are answered.`}
        </span>
      </p>
      <Button asChild size="small">
        <Link to={quizAddress}>{plan.answered === 0 ? 'Start' : 'Continue'}</Link>
      </Button>
      <IconButton label="Not now" onClick={() => void putOff.run({ name: seenField, value: true })}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
