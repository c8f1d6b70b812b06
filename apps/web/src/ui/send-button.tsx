import { ArrowUp } from 'lucide-react';
import { Button } from './button.tsx';

/** Sends what stands in the field beside it. */
export function SendButton({ canSend, onSend }: { canSend: boolean; onSend: () => void }) {
  return (
    <Button
      size="icon"
      look="solid"
      aria-label="Send"
      title="Send"
      disabled={!canSend}
      onClick={onSend}
      className="rounded-full disabled:bg-ink/10 disabled:text-ink-soft disabled:opacity-100"
    >
      <ArrowUp aria-hidden />
    </Button>
  );
}
