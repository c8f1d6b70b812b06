import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { vaultEndings } from '@brandwright/contract/copilot/vault/limits.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';

/** Room to drop documents into, and a button that opens the browser's picker. */
export function DocumentDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop(onFiles);
  return (
    <div
      role="presentation"
      {...zone}
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
      <FilePicker ref={picker} label="Documents to add" accept={vaultEndings} multiple onFiles={onFiles} />
    </div>
  );
}
