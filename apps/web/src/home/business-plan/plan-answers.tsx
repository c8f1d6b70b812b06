import { Link } from 'react-router';
import { planSteps } from '@brandwright/contract/store/business-plan/questions.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { questionsOf, stepAddress, type PlanAnswers } from './plan-steps.ts';

/** The answers by step, as a text that reads on; what is open says so. */
export function PlanAnswersByStep({ answers, mayEdit }: { answers: PlanAnswers; mayEdit: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {planSteps.map(({ key, title }) => (
        <Card
          key={key}
          label={title}
          title={title}
          aside={
            mayEdit && (
              <Button asChild look="quiet" size="small" className="-my-1.5 -mr-2">
                <Link to={stepAddress(key)} aria-label={`Edit ${title.toLowerCase()}`}>
                  Edit
                </Link>
              </Button>
            )
          }
        >
          <dl className="flex flex-col gap-3">
            {questionsOf(key).map(({ key: question, label }) => (
              <div key={question} className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="max-w-[72ch] text-sm wrap-anywhere whitespace-pre-line">
                  {answers[question] ?? <span className="text-ink-soft">No answer yet</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}
