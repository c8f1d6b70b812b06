import { useCallback, useRef } from 'react';
import type { IdeaProjectDetail } from '@brandwright/contract/design/projects/entities.ts';
import { getIdeaProject } from '@brandwright/contract/design/projects/get-idea-project.ts';
import { placeBoardItem } from '@brandwright/contract/design/projects/place-board-item.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations, queryClient } from '#api/query-client.ts';
import { toast } from '#ui/toast.ts';
import type { Box } from './geometry.ts';

export type Placing = Partial<Box> & { toFront?: boolean };

interface Step {
  itemId: string;
  before: Placing;
}

const mostSteps = 60;

/**
 * Places things on a board at once here, and one after the other on the server, so that the last move is the one that stays;
 * `takeBack` undoes the last move of this screen.
 */
export function useBoard(projectId: string) {
  const steps = useRef<Step[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const unsent = useRef(0);

  const place = useCallback(
    async (itemId: string, placing: Placing, remember = true): Promise<void> => {
      const key = [getIdeaProject.name, { projectId }];
      const { toFront, ...box } = placing;
      await queryClient.cancelQueries({ queryKey: key });
      const there = queryClient
        .getQueryData<IdeaProjectDetail>(key)
        ?.items.find((one) => one.itemId === itemId);
      if (remember && there && Object.keys(box).length > 0) {
        const before = Object.fromEntries(Object.keys(box).map((name) => [name, there[name as keyof Box]]));
        steps.current = [...steps.current.slice(1 - mostSteps), { itemId, before }];
      }
      queryClient.setQueryData<IdeaProjectDetail>(
        key,
        (project) => project && { ...project, items: placed(project.items, itemId, box, toFront ?? false) },
      );
      unsent.current += 1;
      sending.current = sending.current.then(async () => {
        try {
          await callOperation(placeBoardItem, { projectId, itemId, ...placing });
        } catch (error) {
          toast.failed(messageOf(error));
        }
        unsent.current -= 1;
        // What the server has before the last one arrived would move things back for a moment.
        if (unsent.current === 0) invalidateOperations([getIdeaProject.name]);
      });
      await sending.current;
    },
    [projectId],
  );

  const takeBack = useCallback(async (): Promise<boolean> => {
    const last = steps.current.pop();
    if (!last) return false;
    await place(last.itemId, last.before, false);
    return true;
  }, [place]);

  return { place, takeBack };
}

type Items = IdeaProjectDetail['items'];

function placed(items: Items, itemId: string, box: Partial<Box>, toFront: boolean): Items {
  const top = Math.max(...items.map(({ order }) => order));
  const next = items.map((item) =>
    item.itemId === itemId ? { ...item, ...box, ...(toFront ? { order: top + 1 } : {}) } : item,
  );
  return toFront ? next.toSorted((a, b) => a.order - b.order) : next;
}
