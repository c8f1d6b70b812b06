import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

export interface FileDropProps {
  /** How much of the upload is done, 0 to 1; null when none runs. */
  share: number | null;
  onFile: (file: File) => void;
}

/** Room to drop a CSV file into, and a button that opens the browser's picker. */
export function FileDrop({ share, onFile }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
      className={cn(
        'flex min-h-44 flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-ink/25 px-4 py-6 text-center',
        isOver && 'border-ink bg-ink/5',
      )}
    >
      <FileUp aria-hidden className="size-6 text-ink-soft" />
      {percent === null ? (
        <>
          <p className="text-sm text-ink-soft">
            Drop the CSV file here. It is checked before anything is written.
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
      <input
        ref={picker}
        type="file"
        aria-label="CSV file"
        tabIndex={-1}
        accept=".csv,text/csv"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
