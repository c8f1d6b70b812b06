import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { briefFileTypes, type BriefFile } from './use-brief-uploads.ts';

/** A button that opens the file dialog, and the files on their way. */
export function BriefFilePicker({
  files,
  onAdd,
  label,
}: {
  files: readonly BriefFile[];
  onAdd: (files: readonly File[]) => void;
  label: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-start gap-2" data-tour="brief-files">
      <FilePicker ref={input} label={label} accept={briefFileTypes} multiple onFiles={onAdd} />
      <Button size="small" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
        {label}
      </Button>
      {files.length > 0 && (
        <ul aria-live="polite" className="text-sm text-ink-soft">
          {files.map((file) => (
            <li key={file.key} className={file.error ? 'text-bad' : undefined}>
              {file.name}: {file.error ?? (file.id ? 'ready' : `${Math.round(file.share * 100)}%`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
