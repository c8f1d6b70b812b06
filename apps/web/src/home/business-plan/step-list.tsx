import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { planSteps, type PlanStepKey } from '@brandwright/contract/store/business-plan/questions.ts';
import { cn } from '#ui/cn.ts';
import { answeredOf, questionsOf, stepAddress, type PlanAnswers } from './plan-steps.ts';

/** The steps of the quiz with how far each is; on a phone a row of numbers. */
export function StepList({ step, answers }: { step: PlanStepKey; answers: PlanAnswers }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-2 lg:flex-col lg:gap-1">
        {planSteps.map(({ key, title }, at) => {
          const [done, all] = [answeredOf(key, answers), questionsOf(key).length];
          const isCurrent = key === step;
          return (
            <li key={key} className={cn(isCurrent && 'min-w-0 grow lg:grow-0')}>
              <Link
                to={stepAddress(key)}
                aria-current={isCurrent ? 'step' : undefined}
                className={cn(
                  'flex h-10 items-center gap-3 rounded-lg px-2 text-sm hover:bg-ink/5 lg:px-3',
                  isCurrent ? 'bg-ink/6 font-medium' : 'text-ink-soft',
                )}
              >
                <span
                  aria-hidden
                  className={cn(
                    'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                    done === all ? 'border-ink bg-ink text-paper' : 'border-ink/35',
                  )}
                >
                  {done === all ? <Check className="size-3.5" strokeWidth={2.5} /> : at + 1}
                </span>
                <span className={cn('min-w-0 flex-1 truncate', !isCurrent && 'max-lg:sr-only')}>{title}</span>
                <span className="figures hidden text-xs text-ink-soft lg:inline">
                  {done}/{all}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
