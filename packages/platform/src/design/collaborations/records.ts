import { and, desc, eq, isNull } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness, namePatterns } from '../../kernel/records/name-likeness.ts';
import { isOnPicture } from './rows.ts';
import { collaborationMessages, collaborationThreads, imageCollaborations } from './tables.ts';
import { holdsAny } from '../../kernel/records/like-all.ts';
import { declareNameFinder, likeliest } from '../../kernel/records/name-finder.ts';

const threadNoun = /\b(?:threads?|comments?|pins?|remarks?|mark-?ups?)\b/i;
const pictureNoun = /\b(?:pictures?|images?|reviews?|sketch(?:es)?|collaborations?|photos?)\b/i;

/** Pictures in review by their title, or the telling part of it. */
const collaborationFinder = declareNameFinder({
  kind: 'image_collaboration',
  noun: pictureNoun,
  onlyWith: pictureNoun,
  telling: 'first',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({
        id: imageCollaborations.id,
        title: imageCollaborations.title,
        isArchived: imageCollaborations.isArchived,
      })
      .from(imageCollaborations)
      .where(and(eq(imageCollaborations.storeId, storeId), holdsAny(imageCollaborations.title, patterns)))
      .orderBy(desc(imageCollaborations.updatedAt))
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title }) => `Picture review ${title}`,
  lessFor: ({ isArchived }) => (isArchived ? 0.1 : 0),
});

/** Threads by what they began with; only where words speak of one, as their texts are long. */
const threadFinder: RecordFinder = {
  kind: 'collaboration_thread',
  async find({ db, storeId }, words) {
    const patterns = threadNoun.test(words) ? namePatterns(words) : [];
    if (patterns.length === 0) return [];
    const rows = await db
      .selectDistinctOn([collaborationThreads.id], {
        id: collaborationThreads.id,
        number: collaborationThreads.number,
        text: collaborationMessages.text,
        title: imageCollaborations.title,
        isResolved: collaborationThreads.isResolved,
      })
      .from(collaborationMessages)
      .innerJoin(
        collaborationThreads,
        and(
          eq(collaborationThreads.storeId, collaborationMessages.storeId),
          eq(collaborationThreads.id, collaborationMessages.threadId),
        ),
      )
      .innerJoin(imageCollaborations, isOnPicture)
      .where(
        and(
          eq(collaborationMessages.storeId, storeId),
          isNull(collaborationThreads.deletedAt),
          holdsAny(collaborationMessages.text, patterns),
        ),
      )
      .orderBy(collaborationThreads.id, collaborationMessages.sequence)
      .limit(40);
    return likeliest(
      rows.map((row): RecordCandidate => {
        const found = nameLikeness(row.text, words, threadNoun, 'first');
        // A comment is named by a word or two of a sentence.
        const score = found.matched === '' ? 0 : Math.max(found.score, 0.6) - (row.isResolved ? 0.1 : 0);
        return {
          kind: 'collaboration_thread',
          value: row.id,
          id: row.id,
          label: `Thread ${row.number} on ${row.title}: ${row.text.slice(0, 60)}`,
          matched: found.matched,
          score,
        };
      }),
      { least: 0.3, most: 6 },
    );
  },
};

export const collaborationRecords: readonly RecordFinder[] = [collaborationFinder, threadFinder];
