import { TriangleAlert } from 'lucide-react';
import type { MarginRange } from '@brandwright/contract/print-on-demand/entities.ts';
import { percentText } from '@brandwright/contract/print-on-demand/say.ts';
import { cn } from '#ui/cn.ts';
import { formatMoney } from '#ui/format.ts';

/** "$9.10 (32.5%)", or from the worst to the best variant. */
export function MarginFigure({ margin, className }: { margin: MarginRange; className?: string }) {
  const isOne = margin.lowestMinor === margin.highestMinor;
  return (
    <span className={cn('figures', margin.isLoss && 'text-bad', className)}>
      {formatMoney(margin.lowestMinor)}
      {isOne ? '' : ` to ${formatMoney(margin.highestMinor)}`} ({percentText(margin.lowestPercent)}
      {isOne ? '' : ` to ${percentText(margin.highestPercent)}`})
    </span>
  );
}

/** The plain sentence about a loss or a thin margin; nothing where there is none. */
export function MarginWarning({ margin }: { margin: MarginRange | null }) {
  if (!margin?.warning) return null;
  return (
    <p className={cn('flex items-start gap-2 text-sm', margin.isLoss ? 'text-bad' : 'text-warn')}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {margin.warning}
    </p>
  );
}
