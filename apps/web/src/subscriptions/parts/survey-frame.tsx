import type { ReactNode } from 'react';
import type { CancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import type { SurveyAnswer, SurveyStep } from '@brandwright/contract/subscriptions/survey.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ManageStep } from '../manage-steps.ts';

export interface SurveyStepProps {
  step: SurveyStep;
  survey: CancellationSurvey;
  isSaving: boolean;
  failure: string | undefined;
  onAnswer: (answer: SurveyAnswer) => Promise<boolean>;
  onBack: () => void;
  onClose: () => void;
  onGo: (step: ManageStep) => void;
}

export const surveyTitles: Readonly<Record<SurveyStep, string>> = {
  REASON: 'Why are you leaving?',
  RATING: 'How was Brandwright for you?',
  BOOK_A_CALL: 'Would a call help?',
  NO_SAMPLES: 'You haven’t ordered samples yet. Why not?',
  OFFER: 'Stay for 40% off?',
  SUGGESTIONS: 'What should we have done better?',
  CANCEL_SUBSCRIPTION: 'Cancel the plan',
};

/** The dialog of one step: what is asked, which step it is, the way back, and what can be done next. */
export function SurveyFrame({
  step,
  survey,
  failure,
  onBack,
  onClose,
  children,
  buttons,
}: SurveyStepProps & { children: ReactNode; buttons: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={surveyTitles[step]}
      description={`Step ${survey.steps.indexOf(step) + 1} of ${survey.steps.length}`}
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
