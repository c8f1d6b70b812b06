import type { DragEvent, ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

/** What a row takes that is dragged to another place; `name` is what it is called outside the page. */
export const dragTo = (name: string, onDrag: (isDragged: boolean) => void, onDrop: () => void) => ({
  onDragStart: (event: DragEvent) => {
    // Firefox drags nothing that carries nothing.
    event.dataTransfer.setData('text/plain', name);
    onDrag(true);
  },
  onDragEnd: () => onDrag(false),
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    onDrop();
  },
});

/** Moves a row by one place. Stays in the order of the keyboard at either end, so that the focus is not lost there. */
export function MoveButton({
  label,
  may,
  className,
  onClick,
  children,
}: {
  label: string;
  may: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={!may || undefined}
      className={cn('aria-disabled:opacity-40', className)}
      onClick={() => may && onClick()}
    >
      {children}
    </IconButton>
  );
}
