import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyDeclaration, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { callOperation } from './call-operation.ts';
import { invalidateOperations } from './query-client.ts';

/** What is read: `newest` names its newest message, null while there is nothing to mark. */
export interface ReadThread<D extends AnyDeclaration> {
  input: SendOf<D>;
  newest: string | null;
  isUnread: boolean;
}

/** Marks a thread as read by its operation once the newest message is in view; not again until another comes. */
export function useReadMark<D extends AnyDeclaration>(declaration: D, thread: ReadThread<D>): void {
  const { newest, isUnread } = thread;
  const marked = useRef<string | null>(null);
  const mark = useEffectEvent(() => {
    if (newest === null || document.visibilityState !== 'visible' || marked.current === newest) return;
    marked.current = newest;
    if (!isUnread) return;
    // A mark that fails is made with the next message.
    callOperation(declaration, thread.input)
      .then(() => invalidateOperations(declaration.invalidates ?? []))
      .catch(() => undefined);
  });
  useEffect(() => {
    const onChange = () => mark();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [newest, isUnread]);
}
