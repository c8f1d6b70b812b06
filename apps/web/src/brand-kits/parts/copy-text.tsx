import { Check, Copy } from 'lucide-react';
import { useCopy } from '#ui/use-copy.ts';

/** A value that a click copies. */
export function CopyText({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <button
      type="button"
      aria-label={`Copy ${text}`}
      onClick={copy}
      className="figures group/copy relative inline-flex min-h-6 items-center rounded-sm hover:text-ink"
    >
      {text}
      {isCopied ? (
        <Check aria-hidden className="absolute -left-4.5 size-3 text-good" />
      ) : (
        <Copy
          aria-hidden
          className="absolute -left-4.5 size-3 text-ink-soft opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100"
        />
      )}
    </button>
  );
}
