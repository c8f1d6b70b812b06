import { ChevronRight } from 'lucide-react';

/** How a figure is made, on demand. */
export function Definition({ text, label = 'How it’s calculated' }: { text: string; label?: string }) {
  return (
    <details className="group text-sm">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-ink-soft hover:text-ink">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {label}
      </summary>
      <p className="mt-2 max-w-[72ch] pl-5.5 text-ink-soft">{text}</p>
    </details>
  );
}
