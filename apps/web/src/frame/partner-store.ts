import { create } from 'zustand';
import { onSessionEnd } from '#api/session-end.ts';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import { isCopilotPath } from './copilot-path.ts';

export interface RecordInView {
  kind: string;
  id: string;
  label: string;
  /** Its address, where the path of the screen alone does not lead to it. */
  path?: string;
}

/** Something to say that waits for the thread to take it. */
export interface WaitingWords {
  text: string;
  files: readonly { id: string; name: string; url: string; contentType: string }[];
}

interface PartnerState {
  /** Whether the dock beside a classic screen is open. */
  isDockOpen: boolean;
  /** The conversation that the dock shows: the last one that was open. */
  dockConversationId: string | null;
  waiting: WaitingWords | null;
  /** Whether an answer is being written in the thread in view. */
  isAnswering: boolean;
  /** Ends that answer. */
  stop: (() => void) | null;
  /** What the classic screen shows. */
  screen: Pick<ScreenInView, 'title' | 'record'>;
}

const untouched: PartnerState = {
  isDockOpen: false,
  dockConversationId: null,
  waiting: null,
  isAnswering: false,
  stop: null,
  screen: {},
};

export const usePartner = create<PartnerState>(() => untouched);

// The next person at this browser finds nothing of the last one.
onSessionEnd(() => usePartner.setState(untouched));

/** Says something to the partner, in the thread in view or, on a classic screen, in the dock (which opens). */
export function askPartner(text: string, files: WaitingWords['files'] = []): void {
  const opensDock = !isCopilotPath(window.location.pathname);
  usePartner.setState({ waiting: { text, files }, ...(opensDock ? { isDockOpen: true } : {}) });
}

export function setDock(isDockOpen: boolean): void {
  usePartner.setState({ isDockOpen });
}
