import { useState } from 'react';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { tryOrderRule } from '@brandwright/contract/orders/try-order-rule.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { trialPeriod, trialPeriods, type TrialPeriod } from '../rule-periods.ts';
import { RuleTrialView } from './rule-trial.tsx';

const size = 10;

/** Tries a rule on past orders before it is on. `rule` names it, or gives its conditions and actions. */
export function RuleTry({
  rule,
  isReady = true,
  onTried,
}: {
  rule: SendOf<typeof tryOrderRule>;
  isReady?: boolean;
  /** Called when the rule is tried as it is now. */
  onTried?: () => void;
}) {
  const [period, setPeriod] = useState<TrialPeriod>('LAST_30_DAYS');
  const [tried, setTried] = useState<SendOf<typeof tryOrderRule> | null>(null);
  const [page, setPage] = useState(0);
  const input = { ...rule, ...trialPeriod(period, serverNowMs()) };
  const isShown = tried !== null && JSON.stringify(tried) === JSON.stringify(input);
  const trial = useOperation(
    tryOrderRule,
    { ...input, page, size },
    { enabled: isShown, keepPrevious: true },
  );
  return (
    <section aria-label="Try it on past orders" className="flex flex-col gap-3">
      <h3 className="border-b border-line pb-1.5 text-sm font-semibold">Try it on past orders</h3>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label="Orders of"
          value={period}
          onChange={setPeriod}
          options={trialPeriods}
          className="min-w-40"
        />
        <Button
          disabled={!isReady}
          busy={isShown && trial.isFetching}
          onClick={() => {
            setPage(0);
            setTried(input);
            onTried?.();
          }}
        >
          Try
        </Button>
      </div>
      <div aria-live="polite">
        {!isShown && (
          <p className="text-xs text-ink-soft">
            {isReady
              ? 'Shows which orders it would have caught. Nothing is changed.'
              : 'Add a condition and an action to try it.'}
          </p>
        )}
        {isShown && (
          <Load query={trial} skeleton={<SkeletonText lines={4} />}>
            {(data) => (
              <>
                <RuleTrialView trial={data} />
                <PagesOf answer={data} noun="orders" onPage={setPage} />
              </>
            )}
          </Load>
        )}
      </div>
    </section>
  );
}
