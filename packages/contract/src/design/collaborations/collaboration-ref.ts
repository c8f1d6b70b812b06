import { mayAct } from '../projects/project-ref.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export { mayAct, mayRead } from '../projects/project-ref.ts';

/** Reads that are stale after something on a picture changed. */
export const collaborationReads = [
  'list_image_collaborations',
  'get_image_collaboration',
  'list_collaboration_threads',
  'list_collaboration_messages',
] as const;

/** What all changes on a picture in review have in common. */
export const collaborationChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  offered: true,
  invalidates: collaborationReads,
} as const;

/** How an operation names a picture that is worked on. */
export const collaborationRef = (question = 'Which picture review?') =>
  field(z.string().trim().min(1).max(200), {
    ref: 'image_collaboration',
    label: 'Picture',
    question,
    words: ['picture review', 'image collaboration', 'picture', 'review', 'image'],
  }).describe('Id or title of the image collaboration, from list_image_collaborations.');

/** How an operation names a thread. */
export const threadRef = (question: string) =>
  field(z.string().trim().min(1).max(300), {
    ref: 'collaboration_thread',
    label: 'Thread',
    question,
    words: ['thread', 'comment', 'pin', 'remark', 'comment about', 'mark-up', 'markup'],
  }).describe(
    'Id of the thread from get_image_collaboration, its number with the picture, or words of what it says.',
  );

/** The picture beside a thread that is named by its number. */
export const onPicture = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'image_collaboration',
    label: 'Picture',
    words: ['picture review', 'on the picture', 'image collaboration', 'review'],
  })
    .describe('Id or title of the image collaboration that the thread is on.')
    .optional();

/** Parts of a picture that words name, with their place as shares of width and height. */
export const places = [
  'CENTER',
  'TOP',
  'BOTTOM',
  'LEFT',
  'RIGHT',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
] as const;
export type Place = (typeof places)[number];

export const placeShares: Readonly<Record<Place, { x: number; y: number }>> = {
  CENTER: { x: 0.5, y: 0.5 },
  TOP: { x: 0.5, y: 0.15 },
  BOTTOM: { x: 0.5, y: 0.85 },
  LEFT: { x: 0.15, y: 0.5 },
  RIGHT: { x: 0.85, y: 0.5 },
  TOP_LEFT: { x: 0.15, y: 0.15 },
  TOP_RIGHT: { x: 0.85, y: 0.15 },
  BOTTOM_LEFT: { x: 0.15, y: 0.85 },
  BOTTOM_RIGHT: { x: 0.85, y: 0.85 },
};
