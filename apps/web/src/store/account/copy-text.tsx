import { Copy, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** A text that is to be copied as it is, with the button that does it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('Couldn’t copy. Select the text and copy it manually.');
    }
  }

  return (
    <div className="flex items-start gap-2">
      <pre
        aria-label={label}
        className="figures min-w-0 flex-1 rounded-lg border border-line bg-ink/4 px-3 py-2 text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      <Button size="small" aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {copied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
