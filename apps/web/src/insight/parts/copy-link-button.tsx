import { Copy, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

/** Copies the link of a shared report; `label` says which, where several stand together. */
export function CopyLinkButton({ url, label }: { url: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('Your browser blocked copying. Allow access to the clipboard and try again.');
    }
  }
  return (
    <Button size="small" aria-label={label} onClick={() => void copy()}>
      {isCopied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
