import { sql } from 'drizzle-orm';
import type { FeedItem } from '@brandwright/contract/home/feed-item.ts';
import type { Context } from '../kernel/request/context.ts';
import type { FeedCandidate, FeedSource } from '../kernel/records/feed.ts';
import { feedScore, type Standing } from './rules.ts';

export interface StandingItem extends Standing {
  item: FeedItem;
  parts: readonly string[];
}

/** Everything that stands now, over all sources, with its score; and the sources that could not be read. */
export async function readSources(
  context: Context,
  sources: readonly FeedSource[],
): Promise<{ standing: StandingItem[]; unread: string[] }> {
  const now = context.clock.now();
  const standing: StandingItem[] = [];
  const unread: string[] = [];
  for (const source of sources) {
    const candidates = await readOne(context, source);
    if (candidates === null) unread.push(source.name.replaceAll('_', ' '));
    else standing.push(...candidates.map((candidate) => standingOf(source, candidate, now)));
  }
  return { standing, unread };
}

/** What one source finds; null when it fails, which must not end the transaction of the others. */
async function readOne(context: Context, source: FeedSource): Promise<readonly FeedCandidate[] | null> {
  await context.db.execute(sql`savepoint feed_source`);
  try {
    const candidates = await source.read(context);
    await context.db.execute(sql`release savepoint feed_source`);
    return candidates;
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.error(
      { source: source.name, error: String(error) },
      'a source of the feed could not be read',
    );
    await context.db.execute(sql`rollback to savepoint feed_source`);
    return null;
  }
}

/** Records that an item shows. */
const shownRecords = 4;

function standingOf(source: FeedSource, candidate: FeedCandidate, now: Date): StandingItem {
  const id = `${source.name}:${candidate.key}`;
  const outsideWords = [...(candidate.outsideWords ?? [])];
  return {
    id,
    source: source.name,
    score: feedScore(candidate.weight, now),
    since: candidate.since,
    parts: candidate.parts,
    item: {
      id,
      source: source.name,
      kind: source.kind,
      urgency: candidate.weight.urgency,
      title: candidate.title,
      detail: candidate.detail ?? null,
      records: candidate.records.slice(0, shownRecords),
      recordCount: candidate.recordCount,
      figures: [...candidate.figures],
      say: candidate.say,
      sayLabel: candidate.sayLabel,
      isDraft: outsideWords.length > 0,
      author: candidate.author ?? null,
      outsideWords,
      since: candidate.since.toISOString(),
    },
  };
}
