import { create } from 'zustand';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';

export interface RecordInView {
  kind: string;
  id: string;
  label: string;
}

interface PartnerState {
  /** Whether the dock beside a classic screen is open. */
  isDockOpen: boolean;
  /** The dock's conversation; kept while one moves between screens. */
  dockConversationId: string | null;
  /** Something to say that was asked for from outside the thread; whoever shows a thread takes it. */
  waiting: { text: string; send: boolean } | null;
  /** The record that the classic screen shows. */
  screen: Pick<ScreenInView, 'title' | 'record'>;
}

export const usePartner = create<PartnerState>(() => ({ isDockOpen: false, dockConversationId: null, waiting: null, screen: {} }));

/** Says something to the partner, in the thread in view or in the dock. `send` false only puts it in the composer. */
export function askPartner(text: string, send = true): void {
  usePartner.setState({ waiting: { text, send }, isDockOpen: true });
}

export function setDock(isDockOpen: boolean): void {
  usePartner.setState({ isDockOpen });
}
