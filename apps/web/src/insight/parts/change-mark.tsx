import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { changeWords } from '@brandwright/contract/insight/value-words.ts';
import { cn } from '#ui/cn.ts';

/** A change as arrow and words. `lessIsBetter` for refunds and the like, which color it the other way round. */
export function ChangeMark({
  change,
  lessIsBetter = false,
  className,
}: {
  change: number | null;
  lessIsBetter?: boolean;
  className?: string;
}) {
  const way = change === null || Math.abs(change) < 0.05 ? 0 : Math.sign(change);
  const Icon = way > 0 ? ArrowUp : way < 0 ? ArrowDown : Minus;
  const isGood = lessIsBetter ? way < 0 : way > 0;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-sm whitespace-nowrap',
        way === 0 ? 'text-ink-soft' : isGood ? 'text-good' : 'text-bad',
        className,
      )}
    >
      {change !== null && <Icon aria-hidden className="size-4" />}
      {changeWords(change)}
    </span>
  );
}
