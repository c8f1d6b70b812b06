import { CallStep, CancelStep, OfferStep } from './survey-decisions.tsx';
import type { SurveyStepProps } from './survey-frame.tsx';
import { RatingStep, ReasonStep, SamplesStep, SuggestionStep } from './survey-questions.tsx';

/** One step of the cancellation survey. */
export function SurveyStepForm(props: SurveyStepProps) {
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
