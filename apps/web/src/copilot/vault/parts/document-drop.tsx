import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { vaultEndings } from '@brandwright/contract/copilot/vault/limits.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

/** Room to drop documents into, and a button that opens the browser's picker. */
export function DocumentDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
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
        onFiles([...event.dataTransfer.files]);
      }}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-dashed border-ink/25 px-4 py-4',
        isOver && 'border-ink bg-ink/5',
      )}
    >
      <FileUp aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-48 flex-1 text-sm text-ink-soft">
        Drop brand documents here: PDF, Word, Excel, CSV, Markdown, text or pictures, up to 20 MB each.
      </p>
      <Button look="accent" onClick={() => picker.current?.click()}>
        Add documents
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        aria-label="Documents to add"
        tabIndex={-1}
        accept={vaultEndings}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
