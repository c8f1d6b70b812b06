import { useState } from 'react';
import type { BoardItem, IdeaProjectDetail } from '@brandwright/contract/design/projects/entities.ts';
import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import { listImageCollaborations } from '@brandwright/contract/design/collaborations/list-image-collaborations.ts';
import { removeBoardItem } from '@brandwright/contract/design/projects/remove-board-item.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { EmptyState } from '#ui/states.tsx';
import { toast } from '#ui/toast.ts';
import { useIsWide } from '#ui/use-is-wide.ts';
import { BoardCanvas } from '../board/board-canvas.tsx';
import { BoardColumn } from '../board/board-column.tsx';
import { headAndRest } from '../board/item-look.ts';
import { useBoard } from '../board/use-board.ts';
import { AddMenu } from './add-menu.tsx';
import { ItemDialog, type ItemDraft } from './item-dialog.tsx';
import { useBoardPictures } from './use-board-pictures.ts';

/** The board of a project with the ways to put something on it: free on a wide screen, a column on a phone. */
export function BoardView({
  project,
  mayAct,
  onReview,
}: {
  project: IdeaProjectDetail;
  mayAct: boolean;
  onReview: (collaborationId: string) => void;
}) {
  const isWide = useIsWide();
  const [draft, setDraft] = useState<ItemDraft | null>(null);
  const { place, takeBack } = useBoard(project.id);
  const pictures = useBoardPictures(project.id);
  const remove = useAction(removeBoardItem);
  const open = useAction(openPictureCollaboration, { announce: false });
  const mayWork = mayAct && !project.isArchived;

  async function review(item: BoardItem) {
    if (!item.imageUrl) return;
    const [head] = headAndRest(item.text);
    const source = `item:${item.itemId}`;
    // Who may only look opens the review that is there.
    const found = mayWork
      ? await open.run({
          source,
          imageUrl: item.imageUrl,
          title: head.slice(0, 160) || 'Picture',
          projectId: project.id,
        })
      : (
          await callOperation(listImageCollaborations, { projectId: project.id, size: 100 }).catch(() => null)
        )?.rows.find(({ imageUrl }) => imageUrl === item.imageUrl);
    if (found) onReview(found.id);
    else toast.failed(mayWork ? 'The picture couldn’t be opened. Try again.' : 'No comments on it yet.');
  }

  const acts = {
    items: project.items,
    mayAct: mayWork,
    onEdit: (item: BoardItem) => setDraft({ item }),
    onRemove: (item: BoardItem) => void remove.run({ projectId: project.id, item: item.itemId }),
    onReview: (item: BoardItem) => void review(item),
  };
  const isEmpty = project.items.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {mayWork && (
        <div className="flex flex-wrap gap-2">
          <AddMenu
            isUploading={pictures.isUploading}
            onDraft={setDraft}
            onFiles={(files) => void pictures.add(files)}
          />
        </div>
      )}
      {isEmpty && (!isWide || !mayWork) ? (
        <Empty title={project.title} mayWork={mayWork} />
      ) : isWide ? (
        <div className="relative flex min-h-130 flex-1 flex-col">
          <BoardCanvas
            {...acts}
            onPlace={(itemId, placing) => void place(itemId, placing)}
            onTakeBack={() => void takeBack().then((done) => !done && toast.done('There’s no move to undo.'))}
            onFiles={(files, at) => void pictures.add(files, at)}
            onNew={(at) => setDraft({ item: null, kind: 'NOTE', at })}
          />
          {isEmpty && (
            <div className="pointer-events-none absolute inset-0 grid place-items-center *:pointer-events-auto">
              <Empty title={project.title} mayWork={mayWork} />
            </div>
          )}
        </div>
      ) : (
        <BoardColumn {...acts} />
      )}
      {draft && <ItemDialog projectId={project.id} draft={draft} onClose={() => setDraft(null)} />}
    </div>
  );
}

function Empty({ title, mayWork }: { title: string; mayWork: boolean }) {
  return (
    <EmptyState
      title="A board for ideas in progress"
      text={
        mayWork
          ? 'Collect notes, ideas, pictures and links. Double-click to write, or drop pictures here.'
          : 'Nothing on it yet.'
      }
      {...(mayWork ? { ask: `Add a note to the ${title} board: ask three people what they would pay` } : {})}
    />
  );
}
