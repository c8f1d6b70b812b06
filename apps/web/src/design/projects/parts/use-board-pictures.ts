import { useEffect, useRef, useState } from 'react';
import { addBoardItem } from '@brandwright/contract/design/projects/add-board-item.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { toast } from '#ui/toast.ts';
import { uploadPicture } from '../board/upload-picture.ts';

const apart = 304;

/** Uploads pictures one after the other and puts each on the board; leaving the screen stops it. */
export function useBoardPictures(projectId: string) {
  const [isUploading, setUploading] = useState(false);
  const controller = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);

  async function add(files: readonly File[], at?: { x: number; y: number }): Promise<void> {
    const { signal } = controller.current;
    setUploading(true);
    let kept = 0;
    for (const file of files) {
      try {
        const imageUrl = await uploadPicture(file, signal);
        const place = at ? { x: at.x + kept * apart, y: at.y } : {};
        const text = file.name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'Picture';
        await callOperation(addBoardItem, { projectId, kind: 'IMAGE', text, imageUrl, ...place }, { signal });
        kept += 1;
        invalidateOperations(addBoardItem.invalidates ?? []);
      } catch (error) {
        if (signal.aborted) return;
        toast.failed(messageOf(error));
      }
    }
    setUploading(false);
    if (kept > 0)
      toast.done(kept === 1 ? 'Picture added to the board.' : `${kept} pictures added to the board.`);
  }

  return { isUploading, add };
}
