import { Check } from 'lucide-react';
import { cn } from '#ui/cn.ts';
import { checkoutSteps, stepTitles, type CheckoutStep } from './steps.ts';

/** Where one is in the checkout. Steps that are behind can be gone back to until it is paid. */
export function StepBar({ step, onStep }: { step: CheckoutStep; onStep: (step: CheckoutStep) => void }) {
  const place = checkoutSteps.indexOf(step);
  const isOver = step === 'success';
  return (
    <nav aria-label="Checkout steps">
      <p className="mb-2 text-sm text-ink-soft sm:hidden">
        Step {place + 1} of {checkoutSteps.length}: {stepTitles[step]}
      </p>
      <ol className="flex gap-1.5 sm:gap-2">
        {checkoutSteps.map((one, index) => {
          const isBehind = index < place || isOver;
          const face = (
            <span className="sr-only sm:not-sr-only sm:flex sm:items-center sm:gap-1.5 sm:truncate">
              {isBehind && <Check aria-label="Done:" className="size-3.5 shrink-0 text-good" />}
              {stepTitles[one]}
            </span>
          );
          const classes = cn(
            'flex min-h-2 w-full flex-col gap-1.5 border-t-2 pt-2 text-left text-sm text-ink-soft',
            index <= place ? 'border-ink' : 'border-line',
            one === step && 'font-medium text-ink',
          );
          return (
            <li key={one} className="min-w-0 flex-1">
              {isBehind && !isOver ? (
                <button type="button" className={cn(classes, 'hover:text-ink')} onClick={() => onStep(one)}>
                  {face}
                </button>
              ) : (
                <span aria-current={one === step ? 'step' : undefined} className={classes}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
