import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import type { UploadedFile } from '#api/upload-file.ts';

/** Uploads one file at a time; `share` goes from 0 to 1 while it travels. Leaving the screen stops it. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(async (file: File): Promise<UploadedFile | null> => {
    controller.current?.abort();
    controller.current = new AbortController();
    setShare(0);
    setError(null);
    try {
      return await uploadFile(file, setShare, controller.current.signal);
    } catch (fault) {
      setError(messageOf(fault));
      return null;
    } finally {
      setShare(null);
    }
  }, []);

  return { run, share, isRunning: share !== null, error };
}
