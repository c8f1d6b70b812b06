import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys } from '@brandwright/contract/brand-kits/enums.ts';
import { getBrandKitPdf } from '@brandwright/contract/brand-kits/get-brand-kit-pdf.ts';
import { drawBrandSlides } from '@brandwright/contract/brand-kits/draw-brand-slides.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { toast } from '#ui/toast.ts';
import { slotOf } from './picture-slot.ts';
import { saveFrom } from '#ui/save-from.ts';

/** Why there is no PDF yet; null when there can be one. */
export function pdfReason(kit: Pick<BrandKit, 'completeness' | 'prompts'>): string | null {
  if (kit.completeness.whole) return null;
  return kit.prompts.length > 0
    ? `The PDF needs a complete kit. ${kit.prompts.join('. ')}.`
    : 'The PDF needs a complete kit.';
}

const lacksSlides = ({ thumbnailImages }: BrandKit) =>
  slideKeys.some(
    (key) => slotOf(thumbnailImages.find((entry) => entry.key === key)?.value).state !== 'there',
  );

/** Saves a kit as a PDF; slides that have no picture yet are drawn first. */
export function useKitPdf(kit: BrandKit) {
  const [isRunning, setRunning] = useState(false);
  async function save(): Promise<void> {
    setRunning(true);
    try {
      if (!kit.isSample && lacksSlides(kit)) {
        await callOperation(drawBrandSlides, { brandKit: kit.id });
        invalidateOperations(drawBrandSlides.invalidates ?? []);
      }
      const file = await callOperation(getBrandKitPdf, { brandKit: kit.id });
      saveFrom(file.url, file.name);
      toast.done(`Saved ${file.name}, ${file.pages} pages.`);
    } catch (error) {
      toast.failed(messageOf(error));
    } finally {
      setRunning(false);
    }
  }
  return { save: () => void save(), isRunning };
}
