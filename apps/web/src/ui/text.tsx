import { serverNowMs } from '#api/server-clock.ts';
import { cn } from './cn.ts';
import {
  formatCompact,
  formatDay,
  formatMoment,
  formatMomentFully,
  formatMoney,
  formatNumber,
} from './format.ts';
import { useMomentZone } from './zone.ts';

/** An amount in minor units: 4200 → $42.00. */
export function Money({
  amountMinor,
  currency = 'USD',
  className,
}: {
  amountMinor: number;
  currency?: string;
  className?: string;
}) {
  return (
    <data value={amountMinor / 100} className={cn('figures whitespace-nowrap', className)}>
      {formatMoney(amountMinor, currency)}
    </data>
  );
}

/** A calendar day or instant as 'MMMM D, YYYY'. */
export function Day({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={cn('whitespace-nowrap', className)}>
      {formatDay(at)}
    </time>
  );
}

/** An instant: relative within a day, else date and time in the store’s time zone. The full instant is its title. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const timeZone = useMomentZone();
  return (
    <time
      dateTime={at}
      title={formatMomentFully(at, timeZone)}
      className={cn('whitespace-nowrap', className)}
    >
      {formatMoment(at, serverNowMs(), timeZone)}
    </time>
  );
}

/** A number with separators, or compact (12k) with the exact one as its title. */
export function Figure({
  value,
  compact = false,
  className,
}: {
  value: number;
  compact?: boolean;
  className?: string;
}) {
  return (
    <data
      value={value}
      title={compact ? formatNumber(value) : undefined}
      className={cn('figures whitespace-nowrap', className)}
    >
      {compact ? formatCompact(value) : formatNumber(value)}
    </data>
  );
}
