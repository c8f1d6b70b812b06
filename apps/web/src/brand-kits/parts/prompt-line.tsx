import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What still misses, in the words of the specification. */
export function PromptLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-sm text-warn">
      <CircleAlert aria-hidden className="size-4" />
      {children}
    </p>
  );
}
