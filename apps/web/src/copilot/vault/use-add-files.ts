import { useCallback, useEffect, useRef, useState } from 'react';
import { addDocument } from '@brandwright/contract/copilot/vault/add-document.ts';
import { replaceDocument } from '@brandwright/contract/copilot/vault/replace-document.ts';
import { largestDocument } from '@brandwright/contract/copilot/vault/limits.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import { useAction } from '#api/use-action.ts';

export interface Arrival {
  key: string;
  name: string;
  /** Upload progress, 0 to 1. */
  share: number;
  error: string | null;
}

/** Uploads files and puts each into the vault, or into the place of one document; those that failed stay with why. */
export function useAddFiles(replacing?: string) {
  const [arrivals, setArrivals] = useState<Arrival[]>([]);
  const leaving = useRef(new AbortController());
  const add = useAction(addDocument);
  const replace = useAction(replaceDocument);
  const runAdd = add.run;
  const runReplace = replace.run;

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const dismiss = useCallback(
    (key: string) => setArrivals((now) => now.filter((arrival) => arrival.key !== key)),
    [],
  );

  const take = useCallback(
    async (file: File) => {
      const key = crypto.randomUUID();
      const change = (next: Partial<Arrival>) =>
        setArrivals((now) => now.map((arrival) => (arrival.key === key ? { ...arrival, ...next } : arrival)));
      const error = file.size > largestDocument ? 'Larger than 20 MB. Split it or make it smaller.' : null;
      setArrivals((now) => [...now, { key, name: file.name, share: 0, error }]);
      if (error) return;
      try {
        const { id } = await uploadFile(file, (share) => change({ share }), leaving.current.signal);
        await (replacing ? runReplace({ document: replacing, fileId: id }) : runAdd({ fileId: id }));
        dismiss(key);
      } catch (fault) {
        change({ error: messageOf(fault) });
      }
    },
    [replacing, runAdd, runReplace, dismiss],
  );

  const takeAll = useCallback((files: readonly File[]) => void Promise.all(files.map(take)), [take]);
  return { arrivals, takeAll, dismiss };
}
