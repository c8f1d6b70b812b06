import { MessageSquareText } from 'lucide-react';
import { setDock } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';

/** Opens the partner beside the screen; what the screen shows is in view there. */
export function OpenInChat({ size }: { size?: 'small' | 'medium' }) {
  return (
    <Button size={size ?? 'medium'} onClick={() => setDock(true)}>
      <MessageSquareText aria-hidden />
      Open in chat
    </Button>
  );
}
