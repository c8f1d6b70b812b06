import { creditWords } from '@brandwright/contract/kernel/ai-credits.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import type { AiCredits, CreditLevel } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { cn } from '#ui/cn.ts';
import { formatNumber } from '#ui/format.ts';
import { Day } from '#ui/text.tsx';

const fills: Readonly<Record<CreditLevel, string>> = {
  FINE: 'bg-ink',
  LOW: 'bg-warn',
  ALMOST_OUT: 'bg-bad',
  OUT: 'bg-bad',
};

/** What is said from 80 percent on; undefined before. */
export function levelWords({ level, renewsOn, next }: AiCredits): string | undefined {
  if (level === 'FINE') return undefined;
  const more = next ? ` ${next.plan} includes ${creditWords(next.credits)} a month.` : '';
  if (level === 'OUT')
    return `You’ve used all of this month’s AI credits. Everything that doesn’t cost credits still works, and you’ll get new ones on ${dayWords(renewsOn)}.${more}`;
  return `You’ve used ${level === 'LOW' ? '80' : '95'}% of this month’s AI credits.${more}`;
}

/** The balance with its bar, and what was spent this month. */
export function CreditFigures({ credits }: { credits: AiCredits }) {
  const { balance, granted, spentThisMonth, renewsOn, level, planName } = credits;
  const share = granted > 0 ? Math.min(1, Math.max(0, balance / granted)) : 0;
  const notice = levelWords(credits);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <p>
          <span className="figures text-2xl font-semibold">{formatNumber(balance)}</span>{' '}
          <span className="text-sm text-ink-soft">
            of {formatNumber(granted)} AI credits left on the {planName} plan
          </span>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="figures text-ink">{formatNumber(spentThisMonth)}</span> spent this month · new ones
          on <Day at={renewsOn} className="text-ink" />
        </p>
      </div>
      <div
        role="meter"
        aria-label="AI credits left"
        aria-valuemin={0}
        aria-valuemax={granted}
        aria-valuenow={Math.min(balance, granted)}
        className="h-2 overflow-hidden rounded-full bg-ink/8"
      >
        <div className={cn('h-full rounded-full', fills[level])} style={{ width: `${share * 100}%` }} />
      </div>
      {notice && (
        <p role="status" className={cn('text-sm', level === 'LOW' ? 'text-warn' : 'text-bad')}>
          {notice}
        </p>
      )}
    </div>
  );
}
