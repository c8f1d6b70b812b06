import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { nameLikeness, namePatterns } from '../../kernel/records/name-likeness.ts';
import { ideaProjects } from './tables.ts';

const most = 6;
const least = 0.3;
const noun = /\b(?:boards?|ideations?|idea\s+projects?|projects?|ideas?)\b/i;

/** Ideation projects whose title stands in the words, or the telling part of it: "the desk lamp board". */
const projectFinder: RecordFinder = {
  kind: 'idea_project',
  async find({ db, storeId }, words) {
    const patterns = namePatterns(words);
    if (patterns.length === 0) return [];
    const rows = await db
      .select({ id: ideaProjects.id, title: ideaProjects.title, isArchived: ideaProjects.isArchived })
      .from(ideaProjects)
      .where(
        and(
          eq(ideaProjects.storeId, storeId),
          sql`lower(${ideaProjects.title}) like any (${sql.param(patterns)}::text[])`,
        ),
      )
      .orderBy(desc(ideaProjects.updatedAt))
      .limit(40);
    return rows
      .map((row) => {
        const found = nameLikeness(row.title, words, noun, 'head');
        return {
          kind: 'idea_project' as const,
          value: row.id,
          id: row.id,
          label: `Ideation project ${row.title}`,
          ...found,
          score: found.score - (row.isArchived ? 0.05 : 0),
        };
      })
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};

export const projectRecords: readonly RecordFinder[] = [projectFinder];
