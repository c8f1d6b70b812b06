import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { useUpload } from '../use-upload.ts';

export interface AttachmentFieldProps {
  files: readonly { id: string; name: string }[];
  onChange: (files: { id: string; name: string }[]) => void;
  /** What the button says. */
  label?: string;
  accept?: string;
}

/** Files that go with a form: packing slips, carton labels, photos. At most ten. */
export function AttachmentField({
  files,
  onChange,
  label = 'Attach a document',
  accept = '.pdf,.csv,.txt,.xlsx,.docx,image/*',
}: AttachmentFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  async function add(file: File | undefined) {
    if (!file) return;
    const kept = await upload.run(file);
    if (kept) onChange([...files, { id: kept.id, name: kept.name }]);
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <FilePicker ref={picker} label={label} accept={accept} onFiles={([file]) => void add(file)} />
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {files.map((file) => (
            <li key={file.id} className="flex max-w-full">
              <Chip
                onRemove={() => onChange(files.filter((other) => other.id !== file.id))}
                removeLabel={`Remove ${file.name}`}
              >
                {file.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        busy={upload.isRunning}
        disabled={files.length >= 10}
        onClick={() => picker.current?.click()}
      >
        <Paperclip aria-hidden />
        {upload.share === null ? label : `Uploading ${Math.round(upload.share * 100)}%`}
      </Button>
      {upload.error && (
        <p role="alert" className="text-xs text-bad">
          {upload.error}
        </p>
      )}
    </div>
  );
}
