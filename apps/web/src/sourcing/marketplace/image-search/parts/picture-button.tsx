import { Camera, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  largestPicture,
  pictureEndings,
} from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile } from '#api/upload-file.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { toast } from '#ui/toast.ts';
import { imageSearchAddress } from '../image-search-address.ts';

/** Takes a picture from the machine and opens the search with it. */
export function usePictureSearch() {
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const search = async (file: File) => {
    if (file.size > largestPicture)
      return toast.failed('The picture is larger than 25 MB. Send a smaller one.');
    controller.current?.abort();
    controller.current = new AbortController();
    setShare(0);
    try {
      const { url } = await uploadFile(file, setShare, controller.current.signal);
      void navigate(imageSearchAddress(url));
    } catch (fault) {
      toast.failed(messageOf(fault));
    } finally {
      setShare(null);
    }
  };
  return { search: (file: File) => void search(file), share };
}

/** The camera in a search box, or a button with words. */
export function PictureButton({ look = 'icon' }: { look?: 'icon' | 'words' }) {
  const picker = useRef<HTMLInputElement>(null);
  const { search, share } = usePictureSearch();
  const isBusy = share !== null;
  return (
    <>
      <Button
        look={look === 'icon' ? 'quiet' : 'solid'}
        size={look === 'icon' ? 'icon-small' : 'medium'}
        aria-label={look === 'icon' ? 'Search with a picture' : undefined}
        title={look === 'icon' ? 'Search with a picture' : undefined}
        aria-busy={isBusy || undefined}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Camera aria-hidden />}
        {look === 'words' && (isBusy ? `Uploading ${Math.round((share ?? 0) * 100)}%` : 'Choose a picture')}
      </Button>
      <FilePicker
        ref={picker}
        label="Picture to search with"
        accept={pictureEndings}
        onFiles={([file]) => search(file)}
      />
    </>
  );
}
