import { useState } from 'react';
import {
  getCancellationSurvey,
  type CancellationSurvey as Survey,
} from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import { saveCancellationAnswer } from '@brandwright/contract/subscriptions/save-cancellation-answer.ts';
import type { SurveyAnswer, SurveyStep } from '@brandwright/contract/subscriptions/survey.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { ManageStep } from '../manage-steps.ts';
import { SurveyStepForm } from './survey-step-form.tsx';

/** The cancellation survey, a step at a time; what was answered stays when it is left. */
export function CancellationSurvey({ onGo }: { onGo: (step: ManageStep) => void }) {
  const found = useOperation(getCancellationSurvey, {});
  const [at, setAt] = useState<SurveyStep | null>(null);
  const save = useAction(saveCancellationAnswer, { announce: false });
  const survey = found.data;
  const step = survey ? (at ?? survey.next ?? 'CANCEL_SUBSCRIPTION') : null;
  const close = () => onGo('overview');

  async function answer(given: SurveyAnswer): Promise<boolean> {
    const next = await save.run({ answer: given });
    if (next) setAt(following(next, given.step));
    return next !== null;
  }

  if (survey && step)
    return (
      <SurveyStepForm
        key={step}
        step={step}
        survey={survey}
        isSaving={save.isRunning}
        failure={save.error ? messageOf(save.error) : undefined}
        onAnswer={answer}
        onBack={() => {
          const before = survey.steps[survey.steps.indexOf(step) - 1];
          if (before) setAt(before);
          else onGo('verify_cancel');
        }}
        onClose={close}
        onGo={onGo}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Cancel the plan"
      footer={
        found.isError && (
          <Button look="quiet" onClick={close}>
            Close
          </Button>
        )
      }
    >
      {found.isError ? (
        <p role="alert" className="text-sm text-bad">
          {messageOf(found.error)}
        </p>
      ) : (
        <div role="status" aria-label="Loading the questions">
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  );
}

/** The step after the one that was answered, also where an earlier one was changed. */
const following = ({ steps }: Survey, step: SurveyStep): SurveyStep =>
  steps[steps.indexOf(step) + 1] ?? 'CANCEL_SUBSCRIPTION';
