import { Copy, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.ts';

/** An address to pass on: to be read, selected, copied. */
export function ShareAddress({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('Your browser blocked copying. Select the address and copy it instead.');
    }
  }
  return (
    <div className="flex gap-2">
      <Input readOnly aria-label="Public address" value={url} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>
        {copied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  );
}
