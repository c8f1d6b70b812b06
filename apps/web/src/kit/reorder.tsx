import type { DragEvent, ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

/** Props of a row that can be dragged to another place; `name` is what it is called outside the page. */
export const dragTo = (name: string, onDrag: (isDragged: boolean) => void, onDrop: () => void) => ({
  onDragStart: (event: DragEvent) => {
    // Firefox won't start a drag without data.
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

/** Moves a row by one place. Stays in the tab order at either end, so that focus is not lost. */
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
