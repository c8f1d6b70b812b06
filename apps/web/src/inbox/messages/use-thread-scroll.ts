import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to the end counts as reading the newest, in pixels. */
const endThreshold = 80;

export interface ThreadEnds {
  /** Keys of the first and last message drawn; undefined while there are none. */
  first: string | undefined;
  last: string | undefined;
  /** Whether the last one was written here: then its end comes into view wherever one was reading. */
  isLastOwn: boolean;
}

/**
 * Keeps a thread where it is being read: opens at its end, follows what comes while one reads there, stays put when
 * earlier messages are put above or newer ones below, and when pictures take their room.
 */
export function useThreadScroll({ first, last, isLastOwn }: ThreadEnds) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const drawn = useRef({ first, last, height: 0 });
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior = 'instant') => {
    const element = scroller.current;
    element?.scrollTo({ top: element.scrollHeight, behavior });
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = drawn.current;
    const isNewer = before.last !== last;
    if (atEnd.current || (isNewer && isLastOwn)) toEnd();
    else if (before.first !== first) element.scrollTop += element.scrollHeight - before.height;
    drawn.current = { first, last, height: element.scrollHeight };
  }, [first, last, isLastOwn, toEnd]);

  useEffect(() => {
    const element = scroller.current;
    const inner = content.current;
    if (!element || !inner) return;
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < endThreshold;
      setAway(!atEnd.current);
    };
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      drawn.current.height = element.scrollHeight;
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(inner);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [toEnd]);

  return { scroller, content, isAway, toEnd };
}
