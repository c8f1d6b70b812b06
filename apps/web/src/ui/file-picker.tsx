import type { Ref } from 'react';

export interface FilePickerProps {
  /** A button clicks it: `picker.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Endings and types, as in HTML. Everything when left out. */
  accept?: string | undefined;
  multiple?: boolean;
  /** At least one. The same file can be chosen again. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** The browser's own dialog for files, behind a button of ours. */
export function FilePicker({ ref, label, accept, multiple = false, onFiles }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      aria-label={label}
      tabIndex={-1}
      accept={accept}
      className="sr-only"
      onChange={(event) => {
        const [first, ...rest] = event.target.files ?? [];
        event.target.value = '';
        if (first) onFiles([first, ...rest]);
      }}
    />
  );
}
