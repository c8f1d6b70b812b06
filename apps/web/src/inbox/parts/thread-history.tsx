import { ArrowDown, LoaderCircle } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { serverNowMs } from '#api/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { dayWords } from '../messages/days.ts';
import { placed } from '../messages/group.ts';
import { useJump } from '../messages/jump.ts';
import { retryMessage } from '../messages/outbox.ts';
import type { OutgoingMessage } from '../messages/outbox.ts';
import { useNewMessageWords } from '../messages/use-new-message-words.ts';
import type { useHistory } from '../messages/use-history.ts';
import { useThreadScroll } from '../messages/use-thread-scroll.ts';
import { MessageRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { TypingLine } from './typing-line.tsx';

export interface ThreadHistoryProps {
  history: ReturnType<typeof useHistory>;
  outgoing: readonly OutgoingMessage[];
  supplierName: string;
  avatarUrl: string | null;
  /** Who writes at the other side just now. */
  isTyping: boolean;
  mayAct: boolean;
}

/** The messages by day, oldest at the top; earlier ones come as one reads up, and nothing jumps. */
export function ThreadHistory({
  history: { query, messages },
  outgoing,
  supplierName,
  avatarUrl,
  isTyping,
  mayAct,
}: ThreadHistoryProps) {
  const rows = useMemo(() => placed(messages), [messages]);
  const lastOutgoing = outgoing.at(-1);
  const lastMessage = messages.at(-1);
  const { scroller, content, isAway, toEnd } = useThreadScroll({
    first: messages[0]?.sid,
    last: lastOutgoing?.key ?? lastMessage?.sid,
    isLastOwn: lastOutgoing !== undefined || (lastMessage?.isOwn ?? false),
  });
  const words = useNewMessageWords(messages);
  const lastOwn = messages.findLast((message) => message.isOwn)?.sid;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const readEarlier = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage());
  const target = useTarget(rows, hasNextPage, isFetchingNextPage, readEarlier);
  const top = useReachedTop(scroller, readEarlier);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // Scrolls by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${supplierName}`}
        className="h-full overflow-y-auto overscroll-contain px-4 pb-5 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6"
      >
        <div ref={content} className="mx-auto flex min-h-full max-w-[760px] flex-col justify-end">
          {hasNextPage && (
            <div ref={top} className="flex h-12 shrink-0 items-center justify-center">
              <Button size="small" look="quiet" onClick={readEarlier} disabled={isFetchingNextPage}>
                {isFetchingNextPage && <LoaderCircle aria-hidden className="animate-spin" />}
                {isFetchingNextPage ? 'Loading earlier messages' : 'Earlier messages'}
              </Button>
            </div>
          )}
          {rows.map((row) => (
            <Fragment key={row.message.sid}>
              {row.startsDay && <DayLine at={row.message.createdAt} />}
              <div id={anchorOf(row.message.sid)}>
                <MessageRow
                  placed={row}
                  avatarUrl={row.message.isOwn ? null : avatarUrl}
                  saysSeen={row.message.sid === lastOwn && outgoing.length === 0}
                  isTarget={row.message.sid === target}
                  mayAct={mayAct}
                />
              </div>
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingRow key={message.key} message={message} onRetry={() => void retryMessage(message.key)} />
          ))}
          {isTyping && <TypingLine name={supplierName} avatarUrl={avatarUrl} />}
        </div>
      </div>
      {isAway && (
        <Button
          size="small"
          onClick={() => toEnd('smooth')}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-enter rounded-full shadow-float"
        >
          <ArrowDown aria-hidden />
          Jump to newest
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {words}
      </p>
    </div>
  );
}

const anchorOf = (messageSid: string) => `message-${messageSid}`;

function DayLine({ at }: { at: string }) {
  return (
    <div role="separator" className="flex items-center gap-3 pt-6 text-xs text-ink-soft">
      <span aria-hidden className="h-px flex-1 bg-line" />
      <time dateTime={at}>{dayWords(at, serverNowMs())}</time>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Brings the message that was asked for into view, reading earlier ones until it is there. Answers its sid. */
function useTarget(
  rows: ReturnType<typeof placed>,
  hasEarlier: boolean,
  isReading: boolean,
  readEarlier: () => void,
): string | null {
  const { messageSid, at } = useJump();
  const shown = useRef(0);
  useEffect(() => {
    if (!messageSid || shown.current === at || rows.length === 0) return;
    const element = document.getElementById(anchorOf(messageSid));
    if (element) {
      shown.current = at;
      element.scrollIntoView({ block: 'center' });
    } else if (hasEarlier && !isReading) readEarlier();
  });
  return messageSid;
}

/** A ref for what stands above the first message: reads on when it comes near. */
function useReachedTop(scroller: React.RefObject<HTMLDivElement | null>, readEarlier: () => void) {
  const top = useRef<HTMLDivElement>(null);
  const latest = useRef(readEarlier);
  useEffect(() => {
    latest.current = readEarlier;
  });
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root: scroller.current, rootMargin: '160px 0px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return top;
}
