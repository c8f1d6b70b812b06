import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';

export const collaborationRefOut = () => field(z.uuid(), { ref: 'image_collaboration' });
export const threadRefOut = () => field(z.uuid(), { ref: 'collaboration_thread' });

/** Limits of what one picture, thread and mark-up may hold. */
export const mostThreads = 200;
export const mostMessages = 200;
export const longestComment = 2000;
export const mostShapes = 40;
/** Points of one stroke; a stroke is thinned by the client before it is sent. */
export const mostPoints = 400;
/** Points of all shapes of one mark-up. */
export const mostMarkupPoints = 4000;

/** A place on a picture as shares of its width and height, from the upper left corner. */
export const share = () => z.number().min(0).max(1);

export const markupTools = ['STROKE', 'ARROW', 'RECTANGLE'] as const;
export const markupTool = z.enum(markupTools);
export type MarkupTool = z.output<typeof markupTool>;

export const markupColors = ['CLAY', 'SKY', 'SAGE', 'INK', 'PAPER'] as const;
export const markupColor = z.enum(markupColors);
export type MarkupColor = z.output<typeof markupColor>;

/**
 * Something drawn on a picture. Points as shares of the picture, from the upper left: a stroke in its order, an arrow
 * from its tail to its head, a rectangle by two opposite corners.
 */
export const markupShape = z.object({
  tool: markupTool,
  color: markupColor,
  /** Thickness as a share of the picture's shorter side. */
  width: z.number().min(0.001).max(0.05),
  points: z
    .array(z.object({ x: share(), y: share() }))
    .min(2)
    .max(mostPoints),
});
export type MarkupShape = z.output<typeof markupShape>;

export const threadKind = z.enum(['PIN', 'MARKUP']);
export type ThreadKind = z.output<typeof threadKind>;

/** A message of a thread, by a person of the store. */
export const collaborationMessage = z.object({
  messageId: z.uuid(),
  threadId: threadRefOut(),
  text: z.string(),
  /** By the person who reads it: they may change it. */
  isOwn: z.boolean(),
  authorName: z.string(),
  createdAt: instant(),
  /** Null while it stands as it was written. */
  editedAt: instant().nullable(),
});
export type CollaborationMessage = z.output<typeof collaborationMessage>;

/** A thread pinned on a picture. */
export const collaborationThread = z.object({
  threadId: threadRefOut(),
  /** Of this picture, from 1; stays when others are deleted. */
  number: z.int(),
  kind: threadKind,
  x: share(),
  y: share(),
  shapes: z.array(markupShape),
  isResolved: z.boolean(),
  resolvedByName: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant(),
  messageCount: z.int(),
  /** The beginning of what it began with. */
  preview: z.string(),
});
export type CollaborationThread = z.output<typeof collaborationThread>;

export const threadWithMessages = collaborationThread.extend({ messages: z.array(collaborationMessage) });
export type ThreadWithMessages = z.output<typeof threadWithMessages>;

/** A picture that people work on together. */
export const imageCollaboration = z.object({
  id: collaborationRefOut(),
  title: z.string(),
  imageUrl: z.string(),
  projectId: field(z.uuid(), { ref: 'idea_project' }).nullable(),
  isArchived: z.boolean(),
  threadCount: z.int(),
  openThreadCount: z.int(),
  createdByName: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type ImageCollaboration = z.output<typeof imageCollaboration>;

/** A picture with its threads and all their messages. */
export const collaborationDetail = imageCollaboration.extend({ threads: z.array(threadWithMessages) });
export type CollaborationDetail = z.output<typeof collaborationDetail>;

/** A thread as it stands after a change, with the picture that it is on. */
export const changedThread = threadWithMessages.extend({
  collaborationId: collaborationRefOut(),
  collaborationTitle: z.string(),
  imageUrl: z.string(),
});
export type ChangedThread = z.output<typeof changedThread>;
