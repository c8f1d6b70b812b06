import { useState, type ReactNode } from 'react';
import type { CancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import {
  cancellationReasonLabels,
  cancellationReasons,
  noSamplesReasonLabels,
  noSamplesReasons,
  type SurveyAnswer,
  type SurveyStep,
} from '@brandwright/contract/subscriptions/survey.ts';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { ChoiceList, RatingScale } from './survey-controls.tsx';
import { SurveyFrame, surveyTitles, type SurveyStepProps } from './survey-frame.tsx';

/** What was answered to a step before. */
const given = <Step extends SurveyStep>(survey: CancellationSurvey, step: Step) =>
  survey.answers.find((one): one is Extract<SurveyAnswer, { step: Step }> => one.step === step);

export const ReasonStep = (props: SurveyStepProps) => (
  <Reasons
    {...props}
    before={given(props.survey, 'REASON')}
    choices={cancellationReasons}
    labels={cancellationReasonLabels}
    toAnswer={(said) => ({ step: 'REASON', ...said })}
  />
);

export const SamplesStep = (props: SurveyStepProps) => (
  <Reasons
    {...props}
    before={given(props.survey, 'NO_SAMPLES')}
    choices={noSamplesReasons}
    labels={noSamplesReasonLabels}
    toAnswer={(said) => ({ step: 'NO_SAMPLES', ...said })}
  />
);

export function RatingStep(props: SurveyStepProps) {
  const [rating, setRating] = useState(given(props.survey, 'RATING')?.rating);
  return (
    <Question {...props} answer={rating === undefined ? undefined : { step: 'RATING', rating }}>
      <RatingScale value={rating} onChange={setRating} />
    </Question>
  );
}

export function SuggestionStep(props: SurveyStepProps) {
  const [note, setNote] = useState(given(props.survey, 'SUGGESTIONS')?.note ?? '');
  return (
    <Question {...props} answer={{ step: 'SUGGESTIONS', note: note.trim() === '' ? null : note.trim() }}>
      <Note label="Suggestions" value={note} onChange={setNote} />
    </Question>
  );
}

interface Said<Reason extends string> {
  reason: Reason;
  note?: string | undefined;
}

/** One of a few reasons, with words of one’s own. */
function Reasons<Reason extends string>({
  before,
  choices,
  labels,
  toAnswer,
  ...props
}: SurveyStepProps & {
  before: Said<Reason> | undefined;
  choices: readonly Reason[];
  labels: Readonly<Record<Reason, string>>;
  toAnswer: (said: Said<Reason>) => SurveyAnswer;
}) {
  const [reason, setReason] = useState(before?.reason);
  const [note, setNote] = useState(before?.note ?? '');
  const own = note.trim() === '' ? {} : { note: note.trim() };
  return (
    <Question {...props} answer={reason && toAnswer({ reason, ...own })}>
      <ChoiceList
        label={surveyTitles[props.step]}
        value={reason}
        onChange={setReason}
        choices={choices}
        labels={labels}
      />
      <Note label="In your own words" value={note} onChange={setNote} />
    </Question>
  );
}

/** Goes on with an answer once there is one. */
function Question({
  answer,
  children,
  ...props
}: SurveyStepProps & { answer: SurveyAnswer | undefined; children: ReactNode }) {
  return (
    <SurveyFrame
      {...props}
      buttons={
        <Button
          look="solid"
          busy={props.isSaving}
          disabled={answer === undefined}
          onClick={() => answer && void props.onAnswer(answer)}
        >
          Next
        </Button>
      }
    >
      {children}
    </SurveyFrame>
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
