import type { Milestone } from '@brandwright/contract/home/milestones.ts';
import { Button } from '#ui/button.tsx';
import './celebration.css';

const rays = Array.from({ length: 24 }, (_, index) => index);
const turn = 360 / rays.length;

/**
 * A level of lifetime sales, reached: a sun drawn once around its figure. Still with reduced motion. On a phone it is as
 * low as one line of the feed, which is what the day needs.
 */
export function Celebration({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  return (
    <section
      aria-label="Milestone"
      role="status"
      className="relative flex items-center gap-4 overflow-hidden rounded-xl border border-line bg-raised p-4 sm:block sm:px-6 sm:py-8 sm:text-center"
    >
      <svg
        aria-hidden
        viewBox="-100 -100 200 200"
        className="pointer-events-none size-16 shrink-0 self-start sm:mx-auto sm:mb-4 sm:size-28"
        fill="none"
        strokeLinecap="round"
      >
        <circle r="34" className="celebration-disc fill-accent/12 stroke-accent" strokeWidth="1.5" />
        {rays.map((ray) => (
          <line
            key={ray}
            x1="0"
            x2="0"
            y1="-48"
            y2={ray % 2 === 0 ? '-86' : '-70'}
            pathLength={1}
            transform={`rotate(${ray * turn})`}
            strokeWidth={ray % 2 === 0 ? 2.5 : 1.5}
            className={ray % 2 === 0 ? 'celebration-ray stroke-accent' : 'celebration-ray stroke-chart-3'}
            style={{ animationDelay: `${120 + ray * 14}ms` }}
          />
        ))}
        <path
          d="M-13 1 L-4 10 L14 -10"
          className="celebration-ray stroke-accent"
          strokeWidth="4"
          pathLength={1}
          style={{ animationDelay: '60ms' }}
        />
      </svg>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-soft">Milestone reached</p>
        <h2 className="font-display text-lg sm:mt-1 sm:text-xl">{milestone.headline}</h2>
        <p className="max-w-md text-sm text-ink-soft sm:mx-auto sm:mt-2 sm:text-base">{milestone.message}</p>
        <Button size="small" className="mt-3 sm:mt-5" onClick={onClose}>
          Continue
        </Button>
      </div>
    </section>
  );
}
