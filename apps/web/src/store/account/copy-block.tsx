import { Copy, CopyCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** A text that is to be copied as it is, with the button that does it. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <div className="flex items-start gap-2">
      <pre
        aria-label={label}
        className="figures min-w-0 flex-1 rounded-lg border border-line bg-ink/4 px-3 py-2 text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      <Button size="small" aria-label={`Copy ${label}`} onClick={copy}>
        {isCopied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
