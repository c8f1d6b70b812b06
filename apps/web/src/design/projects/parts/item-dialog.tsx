import { useState, type SubmitEvent } from 'react';
import type { BoardItem } from '@brandwright/contract/design/projects/entities.ts';
import { longestBoardText } from '@brandwright/contract/design/projects/entities.ts';
import {
  boardColorLabels,
  boardColors,
  boardItemKindLabels,
  type BoardColor,
  type BoardItemKind,
} from '@brandwright/contract/design/projects/enums.ts';
import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { changeBoardItem } from '@brandwright/contract/design/projects/change-board-item.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { edgeOf, groundOf } from '../board/item-look.ts';

/** Something new, or something that is there, with where it should lie. */
export type ItemDraft =
  | { item: BoardItem }
  | { item: null; kind: Exclude<BoardItemKind, 'IMAGE'>; at?: { x: number; y: number } };

/** Writes a note, an idea or a link, or changes what stands on something. */
export function ItemDialog({
  projectId,
  draft,
  onClose,
}: {
  projectId: string;
  draft: ItemDraft;
  onClose: () => void;
}) {
  const { item } = draft;
  const kind = item?.kind ?? (draft.item === null ? draft.kind : 'NOTE');
  const label = boardItemKindLabels[kind];
  const [text, setText] = useState(item?.text ?? '');
  const [linkUrl, setLinkUrl] = useState(item?.linkUrl ?? '');
  const [color, setColor] = useState<BoardColor>(item?.color ?? (kind === 'NOTE' ? 'SAND' : 'PAPER'));
  const add = useAction(addBoardItem, { onDone: onClose });
  const change = useAction(changeBoardItem, { onDone: onClose });
  const error = add.error ?? change.error;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const link = kind === 'LINK' ? { linkUrl } : {};
    if (item)
      await change.run({
        projectId,
        item: item.itemId,
        newText: text,
        color,
        ...(linkUrl ? { linkUrl } : {}),
      });
    else
      await add.run({
        projectId,
        kind,
        text: text.trim() || linkUrl,
        color,
        ...link,
        ...(draft.item === null && draft.at ? draft.at : {}),
      });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={item ? `Edit ${label.toLowerCase()}` : `New ${label.toLowerCase()}`}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="board-item"
            look="accent"
            busy={add.isRunning || change.isRunning}
            disabled={kind === 'LINK' ? linkUrl.trim() === '' : text.trim() === ''}
          >
            {item ? 'Save' : 'Add to board'}
          </Button>
        </>
      }
    >
      <form id="board-item" onSubmit={(event) => void save(event)} className="flex flex-col gap-4 pt-1">
        {kind === 'LINK' && (
          <Field label="Address">
            {(tie) => (
              <Input
                {...tie}
                type="url"
                inputMode="url"
                value={linkUrl}
                placeholder="https://"
                onChange={(event) => setLinkUrl(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={kind === 'IMAGE' ? 'Caption' : 'Text'}
          {...(kind === 'IDEA' || kind === 'PRODUCT_IDEA'
            ? { hint: 'The first line is shown as the title.' }
            : {})}
        >
          {(tie) => (
            <Textarea
              {...tie}
              rows={kind === 'LINK' || kind === 'IMAGE' ? 2 : 5}
              value={text}
              maxLength={longestBoardText}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
            />
          )}
        </Field>
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">Color</legend>
          <div className="flex flex-wrap gap-2">
            {boardColors.map((one) => (
              <label
                key={one}
                className="flex cursor-pointer items-center gap-2 rounded-lg border border-line px-2.5 py-1.5 text-sm has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="color"
                  value={one}
                  checked={color === one}
                  onChange={() => setColor(one)}
                  className="sr-only"
                />
                <span
                  aria-hidden
                  className="size-4 rounded-full border"
                  style={{ background: groundOf(one), borderColor: edgeOf(one) }}
                />
                {boardColorLabels[one]}
              </label>
            ))}
          </div>
        </fieldset>
        {error && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
