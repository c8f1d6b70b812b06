import { create } from 'zustand';

/** The message that a thread is asked to show: of a search, of a promise's sentence. `at` tells one asking from the next. */
export const useJump = create<{ messageSid: string | null; at: number }>(() => ({ messageSid: null, at: 0 }));

/** Has the open thread show a message, reading earlier ones until it is there. */
export function jumpToMessage(messageSid: string | null): void {
  useJump.setState(({ at }) => ({ messageSid, at: at + 1 }));
}
