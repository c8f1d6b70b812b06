import { Copy, CopyCheck, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Moment } from '#ui/text.tsx';
import { FeedbackButtons } from './conversations/feedback-buttons.tsx';
import { textOf } from './partner-message.ts';
import type { PartnerMessage } from './partner-message.ts';

export interface MessageActionsProps {
  message: PartnerMessage;
  /** Older answers show theirs when pointed at. */
  isLast: boolean;
  /** Only for the last answer. */
  onRegenerate: (() => void) | undefined;
}

/** Copy, answer again, feedback, time. */
export function MessageActions({ message, isLast, onRegenerate }: MessageActionsProps) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(textOf(message));
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  }

  return (
    <div
      className={cn(
        '-ml-2 flex items-center text-ink-soft transition-opacity',
        !isLast &&
          'opacity-0 group-focus-within/answer:opacity-100 group-hover/answer:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <IconButton label={copied ? 'Copied' : 'Copy'} onClick={() => void copy()}>
        {copied ? <CopyCheck aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      {onRegenerate && (
        <IconButton label="Answer again" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
        </IconButton>
      )}
      <FeedbackButtons messageId={message.id} metadata={message.metadata} />
      {message.metadata?.createdAt && <Moment at={message.metadata.createdAt} className="ml-2 text-xs" />}
    </div>
  );
}
