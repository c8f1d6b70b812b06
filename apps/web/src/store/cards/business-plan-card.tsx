import { Link } from 'react-router';
import { planQuestionKey, planQuestions } from '@brandwright/contract/store/business-plan/questions.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

/** The key that the call asked about; undefined for the whole plan. */
function keyOf(input: unknown) {
  const said =
    typeof input === 'object' && input !== null && 'questionKey' in input ? input.questionKey : undefined;
  return planQuestionKey.safeParse(said).data;
}

/** The answers of the business plan, or the one that was asked about. */
export function BusinessPlanCard({ output, call }: CardProps<OutputOfCard<'business_plan'>>) {
  const { answers, answered, questions } = output;
  const asked = 'changed' in output ? output.changed.questionKey : keyOf(call.input);
  const shown = planQuestions.filter(({ key }) =>
    asked === undefined ? answers[key] !== undefined : key === asked,
  );
  return (
    <Card
      label="Business plan"
      title="Business plan"
      note={`${answered} of ${questions} questions answered`}
      actions={
        <>
          <Button asChild size="small">
            <Link to="/homebase/blueprint">Open the blueprint</Link>
          </Button>
          {answered < questions && (
            <Button asChild size="small" look="quiet">
              <Link to="/homebase/quiz">Answer open questions</Link>
            </Button>
          )}
        </>
      }
    >
      {shown.length > 0 && (
        <dl className="flex flex-col gap-2.5 text-sm">
          {shown.map(({ key, label }) => (
            <div key={key} className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                {answers[key] ?? <span className="text-ink-soft">No answer yet</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
