import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { ChatSession } from './chat-session.ts';
import { MessageRow } from './message-row.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import type { PartnerMessage } from './partner-message.ts';
import { useAnnouncement } from './use-announcement.ts';
import { topRoom, useThreadPosition } from './use-thread-position.ts';

export interface ThreadProps {
  session: ChatSession;
  messages: readonly PartnerMessage[];
  status: 'submitted' | 'streaming' | 'ready' | 'error';
  /** What to say when an answer did not come through. */
  failure: string | null;
}

/** How near to the end counts as reading the newest, in pixels. */
const endThreshold = 64;

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In pixels, before a message has been measured. */
const estimatedHeight = (message: PartnerMessage | undefined) => (message?.role === 'assistant' ? 240 : 84);

/** The messages, drawn only as far as they are in view. */
export function Thread({ session, messages, status, failure }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isBusy = status === 'submitted' || status === 'streaming';
  const announcement = useAnnouncement(messages, isBusy);
  const isReading = status === 'submitted';
  const rows = messages.length + (isReading || failure ? 1 : 0);

  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatedHeight(messages[index]),
    // Drawn at its end from the first, not from the top and then again.
    initialOffset: () => messages.reduce((sum, message) => sum + estimatedHeight(message), 0),
    initialRect: { width: 760, height: window.innerHeight },
    getItemKey: (index) => messages[index]?.id ?? 'tail',
    scrollPaddingStart: topRoom,
    overscan: 4,
    paddingStart: 24,
    paddingEnd: 24,
  });

  // A link from a search opens at the message that it found.
  const [query] = useSearchParams();
  const wanted = query.get('message');
  const wantedIndex = wanted ? messages.findIndex((message) => message.id === wanted) : -1;
  const height = useThreadPosition({
    scroller,
    virtualizer,
    messages,
    isBusy,
    threadKey: session.key,
    wantedIndex,
  });

  const last = messages.length - 1;
  // The room under the last answer, which holds its question at the top, hides nothing.
  const end = virtualizer.measurementsCache[rows - 1]?.end ?? 0;
  const bottom = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? 0);
  const hidesNewest = end > bottom + endThreshold;

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        tabIndex={-1}
        className="h-full overflow-y-auto overscroll-contain outline-none [overflow-anchor:none]"
      >
        <div role="log" aria-live="off" aria-label="Chat" className="relative w-full" style={{ height }}>
          {virtualizer.getVirtualItems().map((item) => {
            const message = messages[item.index];
            return (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <div
                  className={cn(
                    'mx-auto w-full max-w-[760px] px-4 pb-7',
                    item.index === wantedIndex && 'rounded-xl bg-accent/6 pt-3 -mt-3',
                  )}
                >
                  {message ? (
                    <MessageRow
                      message={message}
                      previous={messages[item.index - 1]}
                      session={session}
                      isLast={item.index === last}
                      answersWords={messages[item.index - 1]?.role === 'user'}
                      isAnswering={isBusy && item.index === last && message.role === 'assistant'}
                      isBusy={isBusy}
                    />
                  ) : failure ? (
                    <AnswerFailure message={failure} onRetry={() => void session.retry()} />
                  ) : (
                    <p className="flex h-7 items-center gap-2 text-sm text-ink-soft">
                      <LoaderCircle aria-hidden className="size-4 animate-spin" />
                      Reading
                    </p>
                  )}
                </div>
              </div>
            );
          })}
        </div>
      </div>
      {hidesNewest && (
        <Button
          size="small"
          onClick={() => virtualizer.scrollToEnd({ behavior: isMotionReduced() ? 'auto' : 'smooth' })}
          // On a phone beside what is shown: a wide button in the middle lies on the card's own.
          className="absolute right-3 bottom-3 animate-enter rounded-full shadow-float sm:right-auto sm:left-1/2 sm:-translate-x-1/2"
        >
          <ArrowDown aria-hidden />
          <span className="max-sm:sr-only">Jump to newest</span>
        </Button>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
