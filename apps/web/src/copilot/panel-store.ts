import { create } from 'zustand';
import type { CallState } from '../card-props.ts';

interface PanelState {
  /** The call whose card stands in full beside the thread. */
  call: CallState | null;
}

export const usePanel = create<PanelState>(() => ({ call: null }));

/** Shows a call's card in full in the right panel (a full sheet on a phone). */
export function openPanel(call: CallState): void {
  usePanel.setState({ call });
}

export function closePanel(): void {
  usePanel.setState({ call: null });
}
