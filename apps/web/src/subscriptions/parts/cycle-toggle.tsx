import { cycleLabels, type BillingCycle } from '@brandwright/contract/subscriptions/entities.ts';
import { billingCycles } from '@brandwright/contract/kernel/plan-catalog.ts';
import { cn } from '#ui/cn.ts';

/** Prices by the month or by the year. */
export function CycleToggle({
  value,
  onChange,
}: {
  value: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Billed"
      className="inline-flex self-start rounded-lg border border-line bg-raised p-0.5"
    >
      {billingCycles.map((cycle) => (
        <button
          key={cycle}
          type="button"
          aria-pressed={cycle === value}
          onClick={() => onChange(cycle)}
          className={cn(
            'h-8 rounded-md px-3 text-sm text-ink-soft hover:text-ink',
            cycle === value && 'bg-ink text-paper hover:text-paper',
          )}
        >
          {cycleLabels[cycle]}
        </button>
      ))}
    </div>
  );
}
