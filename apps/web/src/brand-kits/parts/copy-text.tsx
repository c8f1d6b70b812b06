import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#ui/toast.ts';

/** A value that a click copies. */
export function CopyText({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('Your browser blocked copying. Select the text and copy it instead.');
    }
  }
  return (
    <button
      type="button"
      aria-label={`Copy ${text}`}
      onClick={() => void copy()}
      className="figures group/copy relative inline-flex min-h-6 items-center rounded-sm hover:text-ink"
    >
      {text}
      {copied ? (
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
