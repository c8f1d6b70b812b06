import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const designKinds = {
  ai_idea: { noun: 'AI idea', plural: 'AI ideas' },
  ai_product: { noun: 'AI product', plural: 'AI products' },
  idea_project: { noun: 'ideation project', plural: 'ideation projects' },
  design: { noun: 'design', plural: 'designs' },
  image_collaboration: { noun: 'picture review', plural: 'picture reviews' },
  collaboration_thread: { noun: 'thread', plural: 'threads' },
  picture: { noun: 'picture', plural: 'pictures' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof designKinds, RecordNoun> {}
}
