import { useCallback, useEffect, useRef, useState } from 'react';
import { collaborationNotice, presenceSeconds } from '@brandwright/contract/design/collaborations/live.ts';
import { sayCollaborationPresence } from '@brandwright/contract/design/collaborations/say-collaboration-presence.ts';
import { callOperation } from '#api/call-operation.ts';
import { onNotice } from '#api/live-events.ts';

export interface Present {
  userId: string;
  userName: string;
  writingIn: string | null;
  /** By performance.now(), when they count as gone. */
  until: number;
}

const everyMs = (presenceSeconds / 2) * 1000;
const writingPauseMs = 4_000;

/** Who else looks at the picture just now, and how to say that one writes. One says oneself that one is there. */
export function usePresence(collaborationId: string, isOn: boolean) {
  const [others, setOthers] = useState<readonly Present[]>([]);
  const own = useRef<string | null>(null);
  const lastWriting = useRef(-writingPauseMs);

  const say = useCallback(
    (writingIn: string | null) => {
      callOperation(sayCollaborationPresence, { collaborationId, writingIn })
        .then(({ userId }) => {
          own.current = userId;
          setOthers((now) => now.filter((one) => one.userId !== userId));
        })
        .catch(() => undefined);
    },
    [collaborationId],
  );

  useEffect(() => {
    if (!isOn) return;
    say(null);
    const timer = setInterval(() => {
      say(null);
      setOthers((now) => now.filter(({ until }) => until > performance.now()));
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, say]);

  useEffect(
    () =>
      onNotice((data) => {
        const notice = collaborationNotice.safeParse(data).data;
        if (!notice || notice.collaborationId !== collaborationId || notice.userId === own.current) return;
        const { userId, userName, writingIn } = notice;
        const until = performance.now() + presenceSeconds * 1000;
        setOthers((now) => [
          ...now.filter((one) => one.userId !== userId),
          { userId, userName, writingIn, until },
        ]);
      }),
    [collaborationId],
  );

  const sayWriting = useCallback(
    (threadId: string) => {
      if (!isOn || performance.now() - lastWriting.current < writingPauseMs) return;
      lastWriting.current = performance.now();
      say(threadId);
    },
    [isOn, say],
  );

  return { others, sayWriting };
}
