import { Copy, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReportShare } from '@brandwright/contract/insight/report-share.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Day } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';

/** The address of a shared report, to copy, and until when it works. */
export function ShareAddress({ share }: { share: ReportShare }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label="Address of the link"
          value={share.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyAddress url={share.url} />
      </div>
      <p className="text-xs text-ink-soft">
        {share.withNames ? 'Customers’ names are shown.' : 'Customers’ names are left out.'} Works until{' '}
        <Day at={share.expiresAt} />.
      </p>
    </div>
  );
}

export function CopyAddress({ url, label }: { url: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch {
      toast.failed('The address couldn’t be copied. Select it and copy it by hand.');
    }
  }
  return (
    <Button
      size={label ? 'small' : 'medium'}
      {...(label ? { 'aria-label': label } : {})}
      onClick={() => void copy()}
    >
      {isCopied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
