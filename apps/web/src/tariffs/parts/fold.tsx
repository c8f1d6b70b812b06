import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line that opens what stands behind it. Printed open. */
export function Fold({
  label,
  children,
  open = false,
}: {
  label: string;
  children: ReactNode;
  open?: boolean;
}) {
  return (
    <details open={open} className="[&[open]>summary>svg]:rotate-90">
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform" />
        {label}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
