import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

const badge = cva(
  'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-ink/7 text-ink',
        good: 'bg-good/10 text-good',
        warn: 'bg-warn/12 text-warn',
        bad: 'bg-bad/10 text-bad',
        info: 'bg-info/10 text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={cn(badge({ tone }), className)}>{children}</span>;
}

/** A state, as a dot and a word: color is never the only sign. */
export function Status({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  const dot = { neutral: 'bg-ink-soft', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad', info: 'bg-info' }[
    tone
  ];
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap">
      <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dot)} />
      {children}
    </span>
  );
}

export interface ChipProps {
  children: ReactNode;
  /** Makes it a button. */
  onClick?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** What is removed, for screen readers. */
  removeLabel?: string;
  pressed?: boolean;
  className?: string;
}

/** A filter or something understood; may be pressed and removed. */
export function Chip({ children, onClick, onRemove, removeLabel = 'Remove', pressed, className }: ChipProps) {
  const face = cn(
    'inline-flex h-7 items-center rounded-full px-2.5 text-left',
    onRemove && 'pr-1',
    onClick && 'hover:text-ink',
  );
  return (
    <span
      className={cn(
        'inline-flex h-7 max-w-full items-center rounded-full border border-line bg-raised text-xs text-ink-soft',
        pressed && 'border-ink bg-ink text-paper',
        className,
      )}
    >
      {onClick ? (
        <button
          type="button"
          onClick={onClick}
          aria-pressed={pressed}
          className={cn(face, 'min-w-0 truncate rounded-full', pressed && 'hover:text-paper')}
        >
          {children}
        </button>
      ) : (
        <span className={cn(face, 'min-w-0 truncate')}>{children}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="mr-0.5 grid size-6 place-items-center rounded-full hover:bg-ink/8 hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
