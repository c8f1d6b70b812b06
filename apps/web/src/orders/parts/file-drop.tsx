import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';

export interface FileDropProps {
  /** How much of the upload is done, 0 to 1; null when none runs. */
  share: number | null;
  onFile: (file: File) => void;
}

/** Room to drop a CSV file into, and a button that opens the browser's picker. */
export function FileDrop({ share, onFile }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop(([file]) => file && onFile(file));
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div
      role="presentation"
      {...zone}
      className={cn(
        'flex min-h-44 flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-ink/25 px-4 py-6 text-center',
        isOver && 'border-ink bg-ink/5',
      )}
    >
      <FileUp aria-hidden className="size-6 text-ink-soft" />
      {percent === null ? (
        <>
          <p className="text-sm text-ink-soft">
            Drop the CSV file here. It’s checked before anything is imported.
          </p>
          <Button look="solid" onClick={() => picker.current?.click()}>
            Choose a file
          </Button>
        </>
      ) : (
        <p role="status" className="figures text-sm">
          Uploading {percent}%
        </p>
      )}
      <FilePicker ref={picker} label="CSV file" accept=".csv,text/csv" onFiles={([file]) => onFile(file)} />
    </div>
  );
}
