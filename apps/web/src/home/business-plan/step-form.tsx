import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { completeBusinessPlan } from '@brandwright/contract/store/business-plan/complete-business-plan.ts';
import { planSteps, type PlanStepKey } from '@brandwright/contract/store/business-plan/questions.ts';
import { updateBusinessPlan } from '@brandwright/contract/store/business-plan/update-business-plan.ts';
import { refusedFields, messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { useMayAct } from '../use-may-act.ts';
import {
  blueprintAddress,
  questionsOf,
  stepAddress,
  stepAfter,
  stepBefore,
  type PlanAnswers,
} from './plan-steps.ts';
import { QuestionField } from './question-field.tsx';

/** The questions of one step. What is typed is saved when going on, and when going back. */
export function StepForm({ step, answers }: { step: PlanStepKey; answers: PlanAnswers }) {
  const navigate = useNavigate();
  const mayAct = useMayAct();
  const [typed, setTyped] = useState<PlanAnswers>({});
  const save = useAction(updateBusinessPlan, { announce: false });
  const complete = useAction(completeBusinessPlan, { announce: false });
  const faults = refusedFields(save.error);
  const failed = save.error ?? complete.error;
  const facts = planSteps.find(({ key }) => key === step);
  const [next, before] = [stepAfter(step), stepBefore(step)];

  async function go(to: string, isEnd = false): Promise<void> {
    const isTyped = Object.keys(typed).length > 0;
    if (mayAct && isTyped && (await save.run({ answers: typed })) === null) return;
    const isEmpty = Object.keys({ ...answers, ...typed }).length === 0;
    if (mayAct && isEnd && !isEmpty && (await complete.run({})) === null) return;
    void navigate(to);
  }

  return (
    <form
      noValidate
      aria-label={facts?.title}
      className="flex max-w-2xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void go(next ? stepAddress(next) : blueprintAddress, next === undefined);
      }}
    >
      <header>
        <h2 className="font-display text-lg">{facts?.title}</h2>
        <p className="text-ink-soft">{facts?.note}</p>
      </header>
      {questionsOf(step).map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={typed[question.key] ?? answers[question.key] ?? ''}
          onChange={(value) => setTyped({ ...typed, [question.key]: value })}
          disabled={!mayAct || save.isRunning}
          error={faults[`answers.${question.key}`]}
        />
      ))}
      {failed && Object.keys(faults).length === 0 && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(failed)}
        </p>
      )}
      {!mayAct && (
        <p role="note" className="text-sm text-ink-soft">
          You can view this plan. You need member access to change it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {before && (
          <Button look="quiet" onClick={() => void go(stepAddress(before))}>
            <ArrowLeft aria-hidden />
            Back
          </Button>
        )}
        <Button type="submit" look="accent" busy={save.isRunning || complete.isRunning}>
          {next ? (
            <>
              {mayAct ? 'Save and continue' : 'Next'}
              <ArrowRight aria-hidden />
            </>
          ) : (
            <>
              {mayAct ? 'Finish the plan' : 'See the blueprint'}
              <Check aria-hidden />
            </>
          )}
        </Button>
        <Button asChild look="link" className="ml-auto">
          <Link to={blueprintAddress}>See the blueprint</Link>
        </Button>
      </div>
    </form>
  );
}
