import { useRef, useState, type ReactNode } from 'react';
import type { PictureGroup } from '@brandwright/contract/brand-kits/enums.ts';
import { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { putBrandPicture } from '@brandwright/contract/brand-kits/put-brand-picture.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { useAction } from '#api/use-action.ts';
import { useUpload } from '#orders/use-upload.ts';
import { besideTray } from '../picture-slot.ts';
import { TrayDialog } from '../dialogs/tray-dialog.tsx';
import type { TileActions } from './gallery-tile.tsx';

export interface PictureTarget {
  brandKit: string;
  pictures: PictureGroup;
  brandIdea?: string;
  productIdea?: string;
}

export interface PictureSlots {
  /** What can be done to a slot, counted from 1. */
  actionsOf: (slot: number) => TileActions;
  /** 0 to 1 while an own picture travels to the slot; null otherwise. */
  uploadingOf: (slot: number) => number | null;
  makeAll: () => void;
  isMaking: boolean;
  /** What making all of them costs. */
  cost: ReactNode;
  error: string | null;
  /** File picker and tray; belongs once into what uses the slots. */
  extras: ReactNode;
}

// Pictures by extension (brand-kit document §5), as far as they can be shown.
const accepted = '.png,.jpg,.jpeg,.jfif,.bmp,.gif,.webp,.svg,.tiff,.psd';

/** Pictures of a kit: made anew, taken from the tray, uploaded, taken away. */
export function usePictureSlots(
  target: PictureTarget,
  { shown, tray, mayAct }: { shown: readonly string[]; tray: readonly string[]; mayAct: boolean },
): PictureSlots {
  const picker = useRef<HTMLInputElement>(null);
  const [slot, setSlot] = useState(1);
  const [isTrayOpen, setTrayOpen] = useState(false);
  const make = useAction(makeBrandPictures, { announce: false });
  const put = useAction(putBrandPicture);
  const upload = useUpload();
  const earlier = besideTray(tray, shown);
  const placeOf = (place: number) => ({
    ...target,
    ...(target.pictures === 'PRODUCT' ? {} : { slot: place }),
  });

  async function takeFile(file: File | undefined) {
    const kept = file && (await upload.run(file));
    if (kept) await put.run({ ...placeOf(slot), fileId: kept.id });
  }

  return {
    actionsOf: (place) =>
      mayAct
        ? {
            onRegenerate: () => void make.run(placeOf(place)),
            onUpload: () => {
              setSlot(place);
              picker.current?.click();
            },
            onTray:
              earlier.length > 0
                ? () => {
                    setSlot(place);
                    setTrayOpen(true);
                  }
                : undefined,
            onClear: () => void put.run({ ...placeOf(place), imageUrl: '' }),
          }
        : {},
    uploadingOf: (place) => (place === slot ? upload.share : null),
    makeAll: () => void make.run(target),
    isMaking: make.isRunning,
    cost: <CreditCost declaration={makeBrandPictures} input={target} />,
    error: upload.error ?? make.error?.message ?? null,
    extras: (
      <>
        <input
          ref={picker}
          type="file"
          accept={accepted}
          tabIndex={-1}
          aria-label="Upload your own picture"
          className="sr-only"
          onChange={(event) => {
            void takeFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {isTrayOpen && (
          <TrayDialog
            images={earlier}
            onClose={() => setTrayOpen(false)}
            onChoose={(imageUrl) => {
              setTrayOpen(false);
              void put.run({ ...placeOf(slot), imageUrl });
            }}
          />
        )}
      </>
    ),
  };
}
