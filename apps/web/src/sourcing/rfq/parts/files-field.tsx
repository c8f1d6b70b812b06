import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useUpload } from '#orders/use-upload.ts';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { nameOf } from './request-facts.tsx';

const most = 20;
// Overview §5: image types that may be uploaded, and documents beside them.
const accepted = '.png,.jpg,.jpeg,.bmp,.gif,.webp,.psd,.svg,.tiff,.pdf,.csv,.xlsx,.docx,.txt';

/** Pictures, drawings and documents of a request. */
export function FilesField({
  urls,
  onChange,
}: {
  urls: readonly string[];
  onChange: (urls: string[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  async function add(file: File | undefined) {
    if (!file) return;
    const kept = await upload.run(file);
    if (kept) onChange([...urls, kept.url]);
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <span className="text-sm font-medium">Pictures and drawings</span>
      <FilePicker
        ref={picker}
        label="Add a picture or drawing"
        accept={accepted}
        onFiles={([file]) => void add(file)}
      />
      {urls.length > 0 && (
        <ul className="flex max-w-full flex-wrap gap-1.5">
          {urls.map((url, index) => (
            <li key={url} className="flex max-w-full">
              <Chip
                removeLabel={`Remove ${nameOf(url, index)}`}
                onRemove={() => onChange(urls.filter((one) => one !== url))}
              >
                {nameOf(url, index)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        busy={upload.isRunning}
        disabled={urls.length >= most}
        onClick={() => picker.current?.click()}
      >
        <Paperclip aria-hidden />
        {upload.share === null ? 'Add a file' : `Uploading ${Math.round(upload.share * 100)}%`}
      </Button>
      {upload.error && (
        <p role="alert" className="text-xs text-bad">
          {upload.error}
        </p>
      )}
    </div>
  );
}
