import type { MockupRow } from '@brandwright/contract/print-on-demand/entities.ts';
import { cn } from '#ui/cn.ts';
import { Picture } from '#ui/picture.tsx';

/** Mock-ups side by side, each named by color and place. */
export function MockupGrid({ mockups, className }: { mockups: readonly MockupRow[]; className?: string }) {
  return (
    <ul className={cn('grid grid-cols-2 gap-3 @md:grid-cols-4', className)}>
      {mockups.map((mockup) => (
        <li key={mockup.url} className="min-w-0">
          <Picture
            src={mockup.url}
            alt={`${mockup.color}, ${mockup.placementTitle.toLowerCase()}`}
            sizes="(max-width: 640px) 45vw, 180px"
          />
          <p className="mt-1 truncate text-xs text-ink-soft">
            {mockup.color} · {mockup.placementTitle}
          </p>
        </li>
      ))}
    </ul>
  );
}
