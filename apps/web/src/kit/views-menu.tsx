import type { UseQueryResult } from '@tanstack/react-query';
import { Bookmark, Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { ListView } from '@brandwright/contract/store/list-views/entities.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Load } from '#ui/load.tsx';
import { Popover } from '#ui/popover.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

export interface ViewsMenuProps {
  read: UseQueryResult<{ views: readonly ListView[] }>;
  /** Search, filters and sort of the list now; '' for none. */
  current: string;
  /** Shows a view; '' the list without one. */
  onPick: (query: string) => void;
  onSave: () => void;
  onEdit: (view: ListView) => void;
  onDelete: (view: ListView) => void;
}

/** The saved views of a list: picked, begun, edited, deleted. */
export function ViewsMenu({ read, current, onPick, onSave, onEdit, onDelete }: ViewsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const active = read.data?.views.find(({ query }) => query === current);
  const thenClose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover
      label="Views"
      align="end"
      className="p-1"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button className="max-w-56 max-sm:px-2.5">
          <Bookmark aria-hidden className={cn(active && 'fill-current')} />
          {active ? (
            <>
              <span className="sr-only">Views:</span>
              <span className="truncate max-sm:sr-only">{active.name}</span>
            </>
          ) : (
            <span className="max-sm:sr-only">Views</span>
          )}
        </Button>
      }
    >
      <Load query={read} skeleton={<ViewsSkeleton />}>
        {({ views }) => (
          <ul ref={list} className="flex flex-col">
            <ViewLine name="Default view" isActive={current === ''} onPick={thenClose(() => onPick(''))} />
            {views.map((view) => (
              <ViewLine
                key={view.id}
                name={view.name}
                isActive={view === active}
                onPick={thenClose(() => onPick(view.query))}
              >
                <IconButton label={`Edit ${view.name}`} onClick={thenClose(() => onEdit(view))}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  label={`Delete ${view.name}`}
                  onClick={() => {
                    // The button goes with its line; the focus stays in the list.
                    list.current?.querySelector('button')?.focus();
                    onDelete(view);
                  }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </ViewLine>
            ))}
          </ul>
        )}
      </Load>
      <div className="mt-1 border-t border-line pt-1">
        {current === '' || active ? (
          <p className="px-2.5 py-1.5 text-xs text-ink-soft">
            {active
              ? 'Change the search, filters or sort to save another view.'
              : 'Search, filter or sort the list, then save it as a view.'}
          </p>
        ) : (
          <Button
            look="quiet"
            size="small"
            className="w-full justify-start px-2.5 text-ink"
            onClick={thenClose(onSave)}
          >
            <Plus aria-hidden />
            Save as view
          </Button>
        )}
      </div>
    </Popover>
  );
}

function ViewLine({
  name,
  isActive,
  onPick,
  children,
}: {
  name: string;
  isActive: boolean;
  onPick: () => void;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center rounded-lg hover:bg-ink/4">
      <button
        type="button"
        aria-current={isActive || undefined}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-lg px-2.5 text-left"
        onClick={onPick}
      >
        <Check aria-hidden className={cn('size-4 shrink-0', !isActive && 'invisible')} />
        <span className="truncate">{name}</span>
      </button>
      {children}
    </li>
  );
}

const ViewsSkeleton = () => (
  <div role="status" aria-label="Loading views" className="p-2.5">
    <SkeletonText lines={3} />
  </div>
);
