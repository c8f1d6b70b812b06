import { Check } from 'lucide-react';
import { requestSteps, type RequestStep } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { stepTexts } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { cn } from '#ui/cn.ts';

/** The steps with where one is; each can be gone to. On a phone only their bar and the one in view. */
export function StepList({
  step,
  isDone,
  onStep,
}: {
  step: RequestStep;
  isDone: (step: RequestStep) => boolean;
  onStep: (step: RequestStep) => void;
}) {
  const place = requestSteps.indexOf(step);
  return (
    <nav aria-label="Steps" data-tour="request-steps">
      <p className="mb-2 text-sm text-ink-soft sm:hidden">
        Step {place + 1} of {requestSteps.length}
      </p>
      <ol className="flex gap-1.5 sm:gap-2">
        {requestSteps.map((one, index) => (
          <li key={one} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onStep(one)}
              className={cn(
                'flex w-full flex-col gap-1.5 border-t-2 pt-2 text-left text-sm text-ink-soft hover:text-ink',
                index <= place ? 'border-ink' : 'border-line',
                one === step && 'font-medium text-ink',
              )}
            >
              <span className="sr-only sm:not-sr-only sm:flex sm:items-center sm:gap-1.5 sm:truncate">
                {isDone(one) && <Check aria-label="Done:" className="size-3.5 shrink-0 text-good" />}
                {stepTexts[one].title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
