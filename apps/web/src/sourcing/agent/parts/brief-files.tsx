import { useEffect } from 'react';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import { useBriefUploads } from './use-brief-uploads.ts';
import { BriefFilePicker } from './brief-file-picker.tsx';

/** Adds pictures and documents to a brief; each goes in as soon as it is uploaded. */
export function BriefFiles({ techPackId }: { techPackId: string }) {
  const { files, add, take, isUploading } = useBriefUploads();
  const { run } = useAction(updateTechPack);
  useEffect(() => {
    if (isUploading || !files.some(({ id }) => id !== null)) return;
    const ids = take();
    if (ids.length > 0) void run({ techPackId, fileIds: ids });
  }, [files, isUploading, take, run, techPackId]);
  return <BriefFilePicker files={files} onAdd={add} label="Add a picture or tech pack" />;
}
