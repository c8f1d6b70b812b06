import { Check, Lock } from 'lucide-react';
import type { VipKind } from '@brandwright/contract/subscriptions/vip/vip-kinds.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { RewardLevel } from './reward-levels.ts';

/** A level: its message once it is reached, and what it opens. */
export function LevelRow({
  level,
  isOpen,
  onAsk,
}: {
  level: RewardLevel;
  /** Whether what it opens is open, by sales or by plan. */
  isOpen: (kind: VipKind) => boolean;
  onAsk?: ((kind: VipKind) => void) | undefined;
}) {
  const isReached = level.state === 'REACHED';
  return (
    <li className="flex gap-4 py-5">
      <span
        aria-hidden
        className={cn(
          'mt-0.5 grid size-8 shrink-0 place-items-center rounded-full border',
          isReached ? 'border-ink bg-ink text-paper' : 'border-ink/25 text-ink-soft',
        )}
      >
        {isReached ? <Check className="size-4" strokeWidth={2.25} /> : <Lock className="size-3.5" />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className={cn('font-display text-lg', !isReached && 'text-ink-soft')}>
            {isReached ? level.headline : level.label}
          </h3>
          {isReached && <Badge tone="good">Reached</Badge>}
          {level.state === 'NEXT' && <Badge>Next</Badge>}
        </div>
        {isReached && <p className="mt-0.5 max-w-[72ch] text-ink-soft">{level.message}</p>}
        {level.opens.map(({ kind, label, does }) => (
          <div key={kind} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 max-w-[72ch] flex-1 basis-64 text-sm">
              <span className="text-ink-soft">Unlocks </span>
              <span className="font-medium">{label}</span>
              <span className="text-ink-soft">: {does}</span>
            </p>
            {onAsk && isOpen(kind) && (
              <Button size="small" onClick={() => onAsk(kind)} aria-label={`Request: ${label}`}>
                Request it
              </Button>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
