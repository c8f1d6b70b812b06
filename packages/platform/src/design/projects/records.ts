import { and, desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { holdsAny } from '../../kernel/records/like-all.ts';
import { declareNameFinder } from '../../kernel/records/name-finder.ts';
import { ideaProjects } from './tables.ts';

/** Ideation projects whose title stands in the words, or the telling part of it: "the desk lamp board". */
const projectFinder = declareNameFinder({
  kind: 'idea_project',
  noun: /\b(?:boards?|ideations?|idea\s+projects?|projects?|ideas?)\b/i,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: ideaProjects.id, title: ideaProjects.title, isArchived: ideaProjects.isArchived })
      .from(ideaProjects)
      .where(and(eq(ideaProjects.storeId, storeId), holdsAny(ideaProjects.title, patterns)))
      .orderBy(desc(ideaProjects.updatedAt))
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title }) => `Ideation project ${title}`,
  lessFor: ({ isArchived }) => (isArchived ? 0.05 : 0),
});

export const projectRecords: readonly RecordFinder[] = [projectFinder];
