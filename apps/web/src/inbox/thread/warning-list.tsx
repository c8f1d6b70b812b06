import { OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ThreadWarning } from '@brandwright/contract/inbox/thread/warning.ts';
import { cn } from '#ui/cn.ts';
import { Day } from '#ui/text.tsx';
import { Sentence } from './sentence.tsx';

const gravity = { HIGH: 'Serious', MEDIUM: 'Caution', LOW: 'Note' } as const;

/** Reasons to be careful, gravest first, with the words they come from and what to do. */
export function WarningList({ warnings }: { warnings: readonly ThreadWarning[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {warnings.map((warning) => {
        const Icon = warning.severity === 'HIGH' ? OctagonAlert : TriangleAlert;
        return (
          <li key={`${warning.messageSid} ${warning.kind}`} className="flex gap-3">
            <Icon
              aria-hidden
              strokeWidth={1.5}
              className={cn('mt-0.5 size-5 shrink-0', warning.severity === 'HIGH' ? 'text-bad' : 'text-warn')}
            />
            <div className="flex min-w-0 flex-col gap-1.5">
              <p className="text-sm font-medium">
                <span className="sr-only">{gravity[warning.severity]}: </span>
                <bdi>{warning.title}</bdi>
              </p>
              <Sentence text={warning.sentence} />
              <p className="text-sm">{warning.advice}</p>
              <p className="text-xs text-ink-soft">
                <Day at={warning.at} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
