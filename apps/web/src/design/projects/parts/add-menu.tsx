import { ImagePlus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Menu } from '#ui/menu.tsx';
import { kindIcons } from '../board/item-look.ts';
import { acceptedPictures } from '../board/upload-picture.ts';
import type { ItemDraft } from './item-dialog.tsx';

/** Puts something new on the board. */
export function AddMenu({
  isUploading,
  onDraft,
  onFiles,
}: {
  isUploading: boolean;
  onDraft: (draft: ItemDraft) => void;
  onFiles: (files: File[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const kinds = [
    ['IDEA', 'Idea'],
    ['PRODUCT_IDEA', 'Product idea'],
    ['LINK', 'Link'],
  ] as const;
  return (
    <>
      <FilePicker
        ref={picker}
        label="Pictures for the board"
        accept={acceptedPictures}
        multiple
        onFiles={(files) => onFiles(files)}
      />
      <Button look="accent" onClick={() => onDraft({ item: null, kind: 'NOTE' })}>
        <Plus aria-hidden />
        Note
      </Button>
      <Button busy={isUploading} onClick={() => picker.current?.click()}>
        <ImagePlus aria-hidden />
        Picture
      </Button>
      <Menu
        trigger={<Button>Add more</Button>}
        entries={kinds.map(([kind, label]) => {
          const Icon = kindIcons[kind];
          return {
            label,
            icon: <Icon aria-hidden className="size-4" />,
            onSelect: () => onDraft({ item: null, kind }),
          };
        })}
      />
    </>
  );
}
