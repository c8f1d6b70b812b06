import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PartnerMessage } from './partner-message.ts';
import { askedIn, exchangeStart } from './thread-position.ts';

interface Place {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  messages: readonly PartnerMessage[];
  /** Whether an answer is being written. */
  isBusy: boolean;
  /** Another thread has another key. */
  threadKey: string;
  /** A message that a link asks for; -1 for none. */
  wantedIndex: number;
}

/** Between the top of the thread and the question that is pinned there, in pixels. */
export const topRoom = 12;

/**
 * Where a thread stands. What is said is pinned to the top and stays there, so that its answer is read from its beginning
 * while it grows; what comes of a button (a decision, a changed chip) is kept in view up to its beginning; a thread opens
 * at its last question when the answer is longer than the window, else at its end. Whoever moves is left alone. Answers
 * how high the thread must be for that, in pixels.
 */
export function useThreadPosition(place: Place): number {
  const { scroller, virtualizer, messages, isBusy, threadKey, wantedIndex } = place;
  const mode = useRef<'opening' | 'following' | 'left alone'>('opening');
  const [pinned, setPinned] = useState<{ threadKey: string; id: string } | null>(null);
  const pinnedIndex = pinned?.threadKey === threadKey ? messages.findIndex(({ id }) => id === pinned.id) : -1;
  const asked = askedIn(messages);
  const askedId = asked?.id ?? null;
  const total = virtualizer.getTotalSize();
  const room = virtualizer.scrollRect?.height ?? 0;

  useLayoutEffect(() => {
    mode.current = 'opening';
  }, [threadKey]);

  // Something was said: its question goes to the top. Something was pressed: what comes of it is followed.
  useLayoutEffect(() => {
    if (!isBusy) return;
    mode.current = askedId ? 'left alone' : 'following';
    if (askedId) setPinned({ threadKey, id: askedId });
  }, [isBusy, askedId, threadKey]);

  // When the room below it is drawn. The answer may grow as it likes after that.
  useLayoutEffect(() => {
    if (pinnedIndex >= 0) virtualizer.scrollToIndex(pinnedIndex, { align: 'start' });
  }, [virtualizer, pinnedIndex, isBusy]);

  useLayoutEffect(() => {
    if (wantedIndex < 0) return;
    mode.current = 'left alone';
    virtualizer.scrollToIndex(wantedIndex, { align: 'start' });
  }, [virtualizer, wantedIndex]);

  // What stands in the thread grows after it is drawn: cards come with their code, answers with their words.
  useLayoutEffect(() => {
    if (mode.current === 'left alone' || messages.length === 0) return;
    const from = mode.current === 'opening' ? exchangeStart(messages) : messages.length - 1;
    const start = (virtualizer.measurementsCache[from]?.start ?? 0) - topRoom;
    if (total - start > room) virtualizer.scrollToOffset(Math.max(0, start));
    else virtualizer.scrollToEnd();
  }, [virtualizer, messages, total, room]);

  useEffect(() => {
    const leave = () => void (mode.current = 'left alone');
    const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
    const element = scroller.current;
    for (const move of moves) element?.addEventListener(move, leave, { passive: true });
    return () => {
      for (const move of moves) element?.removeEventListener(move, leave);
    };
  }, [scroller]);

  const start = virtualizer.measurementsCache[pinnedIndex]?.start;
  return start === undefined ? total : Math.max(total, start - topRoom + room);
}
