import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import type { UploadedFile } from '#api/upload-file.ts';

export interface Attachment {
  key: string;
  name: string;
  /** Upload progress, 0 to 1. */
  share: number;
  uploaded: UploadedFile | null;
  error: string | null;
}

/** As many as a message may carry. */
const most = 10;
const largestBytes = 25 * 1024 * 1024;

const refuseNone = () => null;

/** Files to go with the next message: each is uploaded at once, with progress. `refuse` says why one may not travel. */
export function useAttachments(refuse: (file: File) => string | null = refuseNone) {
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const change = useCallback((key: string, next: Partial<Attachment>) => {
    setAttachments((current) =>
      current.map((attachment) => (attachment.key === key ? { ...attachment, ...next } : attachment)),
    );
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const room = most - uploads.current.size;
      for (const file of files.slice(0, Math.max(0, room))) {
        const key = crypto.randomUUID();
        const controller = new AbortController();
        uploads.current.set(key, controller);
        const error =
          refuse(file) ?? (file.size > largestBytes ? 'Larger than 25 MB. Choose a smaller file.' : null);
        setAttachments((current) => [...current, { key, name: file.name, share: 0, uploaded: null, error }]);
        if (error) continue;
        uploadFile(file, (share) => change(key, { share }), controller.signal)
          .then((uploaded) => change(key, { uploaded, share: 1 }))
          .catch((fault: unknown) => change(key, { error: messageOf(fault) }));
      }
    },
    [change, refuse],
  );

  const remove = useCallback((key: string) => {
    uploads.current.get(key)?.abort();
    uploads.current.delete(key);
    setAttachments((current) => current.filter((attachment) => attachment.key !== key));
  }, []);

  const clear = useCallback(() => {
    uploads.current.clear();
    setAttachments([]);
  }, []);

  const ready = attachments.flatMap((attachment) => (attachment.uploaded ? [attachment.uploaded] : []));
  const isUploading = attachments.some((attachment) => !attachment.uploaded && !attachment.error);
  return { attachments, add, remove, clear, ready, isUploading };
}
