import { Check } from 'lucide-react';
import type { ReturnDetail } from '@brandwright/contract/returns/entities.ts';
import { returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { cn } from '#ui/cn.ts';
import { Day } from '#ui/text.tsx';

type Told = Pick<ReturnDetail, 'status' | 'createdAt' | 'shippedAt' | 'receivedAt' | 'canceledAt'>;

/** The way of a return as steps with their days; one that was canceled ends where it was. */
export function ReturnSteps({ of: one }: { of: Told }) {
  const steps = [
    { label: returnStatusLabels.CREATED, at: one.createdAt, isDone: true },
    {
      label: returnStatusLabels.SHIPPING,
      at: one.shippedAt,
      isDone: one.shippedAt !== null || one.status === 'RECEIVED',
    },
    one.status === 'CANCELED'
      ? { label: returnStatusLabels.CANCELED, at: one.canceledAt, isDone: true }
      : { label: returnStatusLabels.RECEIVED, at: one.receivedAt, isDone: one.status === 'RECEIVED' },
  ];
  return (
    <ol aria-label="Steps of the return" className="grid gap-2 text-sm sm:grid-cols-3">
      {steps.map(({ label, at, isDone }) => (
        <li
          key={label}
          className={cn(
            'flex gap-1 border-t-2 pt-2 max-sm:justify-between sm:flex-col',
            isDone ? 'border-ink' : 'border-line',
          )}
        >
          <span className={cn('flex items-center gap-1 font-medium', !isDone && 'text-ink-soft')}>
            {isDone && <Check aria-label="Done" className="size-3.5 shrink-0" />}
            {label}
          </span>
          <span className="text-xs text-ink-soft">{at === null ? '–' : <Day at={at} />}</span>
        </li>
      ))}
    </ol>
  );
}
