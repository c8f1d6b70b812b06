import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { Unit } from '@brandwright/contract/insight/report.ts';
import { changeOfWords, changeWords } from '@brandwright/contract/insight/value-words.ts';
import { cn } from '#ui/cn.ts';

/** A change as arrow and words. `lessIsBetter` for refunds and the like, which color it the other way round. */
export function ChangeMark({
  change: given,
  of,
  lessIsBetter = false,
  className,
}: {
  change: number | null;
  /** The figure that changed: a percentage changes by points. */
  of?: { unit: Unit; value: number | null; before: number | null };
  lessIsBetter?: boolean;
  className?: string;
}) {
  const change =
    of?.unit === 'percent' && of.value !== null && of.before !== null ? of.value - of.before : given;
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
      {of ? changeOfWords(of.unit, { ...of, change: given }) : changeWords(change)}
    </span>
  );
}
