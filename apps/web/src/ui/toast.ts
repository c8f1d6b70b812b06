import { create } from 'zustand';

export interface ToastAction {
  label: string;
  run: () => Promise<void> | void;
}

export interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action?: ToastAction | undefined;
}

interface ToastState {
  toasts: Toast[];
}

/** Toasts in view, at most three. */
export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;

function show(kind: Toast['kind'], text: string, action?: ToastAction): void {
  const entry: Toast = { id: ++lastId, kind, text, action };
  useToasts.setState((state) => ({ toasts: [...state.toasts.slice(-2), entry] }));
}

/**
 * Short messages at the foot of the page: what was done (with Undo where there is one), what failed. Not sonner: 9.6 kB
 * gzipped (2.0.8) in the first chunk against 1.8 kB of ours, with styles of its own that would all be overridden, and an
 * action that closes the message at once, while Undo here stays busy until the server has answered.
 */
export const toast = {
  done: (text: string, action?: ToastAction) => show('done', text, action),
  failed: (text: string, action?: ToastAction) => show('failed', text, action),
  dismiss: (id: number) =>
    useToasts.setState((state) => ({ toasts: state.toasts.filter((entry) => entry.id !== id) })),
};
