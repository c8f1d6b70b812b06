import { useCallback, useState } from 'react';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';

/** A file on its way: its id once it is there, or why it is not. */
export interface BriefFile {
  key: string;
  name: string;
  share: number;
  id: string | null;
  error: string | null;
}

/** Endings that the file dialog offers. */
export const briefFileTypes = '.png,.jpg,.jpeg,.webp,.pdf,.docx,.xlsx,.csv,.txt,.md';
const most = 5;
const largestBytes = 25 * 1024 * 1024;

/** Files for a brief: each is uploaded at once. `take` answers those that arrived and forgets them. */
export function useBriefUploads() {
  const [files, setFiles] = useState<BriefFile[]>([]);
  const change = useCallback(
    (key: string, next: Partial<BriefFile>) =>
      setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one))),
    [],
  );
  const add = useCallback(
    (chosen: readonly File[]) => {
      for (const file of chosen.slice(0, most)) {
        const key = crypto.randomUUID();
        const error = file.size > largestBytes ? 'Larger than 25 MB.' : null;
        setFiles((all) => [...all, { key, name: file.name, share: 0, id: null, error }]);
        if (error) continue;
        uploadFile(file, (share) => change(key, { share }), new AbortController().signal)
          .then(({ id }) => change(key, { id, share: 1 }))
          .catch((fault: unknown) => change(key, { error: messageOf(fault) }));
      }
    },
    [change],
  );
  const take = useCallback(() => {
    const ids = files.flatMap(({ id }) => id ?? []);
    setFiles((all) => all.filter(({ error }) => error !== null));
    return ids;
  }, [files]);
  const isUploading = files.some(({ id, error }) => id === null && error === null);
  return { files, add, take, isUploading };
}
