import { Button } from '#ui/button.tsx';
import type { SaveState } from '../canvas/use-autosave.ts';

const words = { saved: 'Saved', changed: 'Unsaved changes', saving: 'Saving…' } as const;

/** Whether what is shown is saved; where two changed the same layer, the question whose stays. */
export function SaveLine({
  state,
  onRetry,
  onSettle,
}: {
  state: SaveState;
  onRetry: () => void;
  onSettle: (whose: 'mine' | 'theirs') => void;
}) {
  if (state.kind === 'conflict')
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-2 rounded-lg border border-warn/40 bg-warn/8 px-3 py-2 text-sm"
      >
        <span className="min-w-40 flex-1">{state.message}</span>
        <Button size="small" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-bad">
        Not saved: {state.message}
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  return (
    <p role="status" aria-label="Saving" className="text-sm text-ink-soft">
      {words[state.kind]}
    </p>
  );
}
