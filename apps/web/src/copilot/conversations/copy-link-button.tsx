import { Copy, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { getShareAddress } from '@brandwright/contract/copilot/conversations/get-share-address.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

export interface CopyLinkButtonProps {
  linkId: string;
  /** Where several stand together. */
  label?: string;
  /** Beside a text box. */
  isTall?: boolean;
}

/** Copies the address of a shared link. */
export function CopyLinkButton({ linkId, label, isTall = false }: CopyLinkButtonProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      const { url } = await callOperation(getShareAddress, { id: linkId });
      await navigator.clipboard.writeText(url);
      setCopied(true);
      setTimeout(() => setCopied(false), 1500);
    } catch (error) {
      toast.failed(messageOf(error));
    }
  }

  return (
    <Button
      size={isTall ? 'medium' : 'small'}
      {...(label ? { 'aria-label': label } : {})}
      onClick={() => void copy()}
    >
      {copied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
      {copied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
