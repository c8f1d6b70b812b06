import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import type { OrderStep } from '../canvas/edits.ts';
import type { Editor } from '../canvas/use-editor.ts';

const orders: readonly { step: OrderStep; label: string; icon: typeof ArrowUp }[] = [
  { step: 'front', label: 'Bring to front', icon: ArrowUpToLine },
  { step: 'forward', label: 'Bring forward', icon: ArrowUp },
  { step: 'backward', label: 'Send backward', icon: ArrowDown },
  { step: 'back', label: 'Send to back', icon: ArrowDownToLine },
];

/** Moves the chosen layers before or behind the others. */
export function LayerOrder({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  return (
    <div role="group" aria-label="Order" className="flex gap-1">
      {orders.map(({ step, label, icon: Icon }) => (
        <IconButton
          key={step}
          label={label}
          look="outline"
          disabled={disabled}
          onClick={() => editor.reorder(step)}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}
