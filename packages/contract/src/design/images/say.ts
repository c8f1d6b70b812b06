import { count } from '../../kernel/words.ts';
import type { GalleryImage, ImageGeneration } from './entities.ts';
import { imageSourceLabels } from './enums.ts';

export const countPictures = (number: number) => count(number, 'picture');

export const leftLine = (left: number) =>
  left === 0 ? 'None are left this month.' : `${left} left this month.`;

/** "Not drawn: torn label." Empty where everything is. */
export const notDrawnLine = ({ notDrawn }: Pick<ImageGeneration, 'notDrawn'>) =>
  notDrawn.length === 0 ? '' : `Not drawn: ${notDrawn.join(', ')}.`;

/** What came of a generation, its count first. */
export function generationLine(generation: ImageGeneration, shows: string): string {
  const { status, images, failure, trialRemainingQuantity } = generation;
  if (status === 'FAILURE') return `The pictures couldn’t be made: ${failure ?? 'there was an error.'}`;
  if (status === 'PENDING')
    return `${countPictures(images.length)} of ${shows} ${images.length === 1 ? 'is' : 'are'} being made. They’ll appear here when they’re done.`;
  const missing = notDrawnLine(generation);
  return [`${countPictures(images.length)} of ${shows}.`, missing, leftLine(trialRemainingQuantity)]
    .filter((line) => line !== '')
    .join(' ');
}

export const generationForModel = (generation: ImageGeneration) => ({
  id: generation.id,
  status: generation.status,
  prompt: generation.prompt,
  images: generation.images,
  pictures: generation.pictures.map(({ id, title }) => ({ id, title })),
  notDrawn: generation.notDrawn,
  failure: generation.failure,
  trialRemainingQuantity: generation.trialRemainingQuantity,
});

export const pictureLine = (picture: Pick<GalleryImage, 'title' | 'source'>) =>
  picture.source === 'PROMPT'
    ? picture.title
    : `${picture.title} (${imageSourceLabels[picture.source].toLowerCase()})`;
