import { LoaderCircle } from 'lucide-react';
import { useLongWork } from './use-long-work.ts';
import { workLine } from './long-work-state.ts';

/** Background work that runs, under the top bar of every screen until it is over. */
export function LongWorkLines() {
  const groups = useLongWork();
  if (groups.length === 0) return null;
  return (
    <ul aria-label="Work in progress" className="shrink-0 border-b border-line bg-raised">
      {groups.map((group) => {
        const { text, detail, percent } = workLine(group);
        return (
          <li key={group.name} className="relative flex h-9 items-center gap-2 px-4 text-sm">
            <LoaderCircle aria-hidden className="size-4 shrink-0 text-ink-soft motion-safe:animate-spin" />
            <span className="shrink-0">{text}</span>
            {detail && <span className="min-w-0 truncate text-ink-soft">{detail}</span>}
            <span className="figures ml-auto shrink-0 text-ink-soft">{percent}%</span>
            <progress aria-label={text} value={percent} max={100} className="sr-only" />
            <span
              aria-hidden
              className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-accent transition-transform motion-reduce:transition-none"
              style={{ transform: `scaleX(${percent / 100})` }}
            />
          </li>
        );
      })}
    </ul>
  );
}
