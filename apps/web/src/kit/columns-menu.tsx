import { ChevronDown, ChevronUp, Columns3, GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { Popover } from '#ui/popover.tsx';
import { moved } from './column-choice.ts';
import { dragTo, MoveButton } from './reorder.tsx';

export interface ChosenColumn {
  key: string;
  header: string;
  isShown: boolean;
}

export interface ColumnsMenuProps {
  /** In their order; the first opens the record and stays. */
  columns: readonly ChosenColumn[];
  isDefault: boolean;
  disabled?: boolean;
  onChange: (columns: ChosenColumn[]) => void;
  onReset: () => void;
}

/** Which columns a table shows, and in which order: dragged, or moved by buttons. A phone shows rows without columns. */
export function ColumnsMenu({ columns, isDefault, disabled = false, onChange, onReset }: ColumnsMenuProps) {
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const pressed = useRef<Element | null>(null);
  const order = columns.map(({ key }) => key).join(' ');
  // A button that moves with its column loses the focus on the way.
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [order]);

  function move(from: number, to: number) {
    onChange(moved(columns, from, to));
    setSaid(`${columns[from]?.header} is column ${to + 1} of ${columns.length}.`);
  }

  return (
    <Popover
      label="Columns"
      align="end"
      className="p-2"
      onOpenChange={() => setSaid('')}
      trigger={
        <IconButton label="Columns" look="outline" size="icon" disabled={disabled}>
          <Columns3 aria-hidden />
        </IconButton>
      }
    >
      <h3 className="px-2 pt-1 pb-1.5 text-xs font-medium text-ink-soft">Columns</h3>
      <ul className="flex flex-col">
        {columns.map((column, at) => (
          <ColumnLine
            key={column.key}
            column={column}
            isFirst={at === 0}
            isDragged={dragged === at}
            canMoveUp={at > 1}
            canMoveDown={at < columns.length - 1}
            onToggle={() =>
              onChange(columns.map((one) => (one === column ? { ...one, isShown: !one.isShown } : one)))
            }
            onMove={(by) => {
              pressed.current = document.activeElement;
              move(at, at + by);
            }}
            onDrag={(isDragged) => setDragged(isDragged ? at : null)}
            onDrop={() => {
              if (dragged !== null && dragged !== at) move(dragged, Math.max(at, 1));
              setDragged(null);
            }}
          />
        ))}
      </ul>
      <p className="px-2 pt-1.5 text-xs text-ink-soft">Columns that don’t fit the window are left out.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-2 border-t border-line pt-1">
        <Button
          look="quiet"
          size="small"
          className="w-full justify-start px-2"
          disabled={isDefault}
          onClick={() => {
            onReset();
            setSaid('The columns are reset.');
          }}
        >
          Reset to default
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnLineProps {
  column: ChosenColumn;
  isFirst: boolean;
  isDragged: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onDrag: (isDragged: boolean) => void;
  onDrop: () => void;
}

function ColumnLine(props: ColumnLineProps) {
  const { column, isFirst, isDragged, canMoveUp, canMoveDown, onToggle, onMove, onDrag, onDrop } = props;
  const id = useId();
  return (
    // Dragging is the pointer's way; the buttons do the same for everybody.
    <li
      draggable={!isFirst}
      {...dragTo(column.header, onDrag, onDrop)}
      className={cn(
        'flex h-9 items-center gap-2 rounded-lg px-1 hover:bg-ink/4',
        !isFirst && 'cursor-grab',
        isDragged && 'opacity-50',
      )}
    >
      <GripVertical aria-hidden className={cn('size-4 shrink-0 text-ink-soft', isFirst && 'invisible')} />
      <Checkbox id={id} checked={column.isShown} disabled={isFirst} onCheckedChange={onToggle} />
      <label htmlFor={id} className="min-w-0 flex-1 truncate">
        {column.header}
      </label>
      {isFirst ? (
        <span className="pr-2 text-xs text-ink-soft">Always first</span>
      ) : (
        <>
          <MoveButton
            className="size-7"
            label={`Move ${column.header} up`}
            may={canMoveUp}
            onClick={() => onMove(-1)}
          >
            <ChevronUp aria-hidden />
          </MoveButton>
          <MoveButton
            className="size-7"
            label={`Move ${column.header} down`}
            may={canMoveDown}
            onClick={() => onMove(1)}
          >
            <ChevronDown aria-hidden />
          </MoveButton>
        </>
      )}
    </li>
  );
}
