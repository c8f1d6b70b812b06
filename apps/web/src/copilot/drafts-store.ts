import { create } from 'zustand';
import { onSessionEnd } from '#api/session-end.ts';

/** What stands in the composer of each conversation, so that it survives a change of screen. */
export const useDrafts = create<{ texts: Readonly<Record<string, string>> }>(() => ({ texts: {} }));

onSessionEnd(() => useDrafts.setState({ texts: {} }));

export function setDraft(key: string, text: string): void {
  useDrafts.setState((state) => ({ texts: { ...state.texts, [key]: text } }));
}
