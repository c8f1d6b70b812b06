import { OperationError, findOperation, operations, type InputOf } from '@brandwright/contract';
import type { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '../../kernel/data/days.ts';
import { journalEntries } from '../../kernel/data/tables.ts';
import { tallyRows } from '../../kernel/data/row-tallies.ts';
import { pickNamed } from '../../kernel/records/resolve-record.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import type { Context } from '../../kernel/request/context.ts';
import { userOf } from '../conversations.ts';
import { countsAsChange, type EntryRow, readable } from './entries.ts';
import { mayHold } from './entries-with-words.ts';
import { isMeant, tellingWordsOf } from './match-change.ts';

type Filter = Partial<Omit<InputOf<typeof listJournal>, 'page' | 'size'>>;

const person = z.object({ user_id: z.uuid(), name: z.string(), email: z.string() });

/** Everyone who is or was on the team, current members first. */
async function readPeople({ db, storeId }: Context) {
  const { rows } = await db.execute(
    sql`select user_id, name, email from team_people where store_id = ${storeId} order by left_at desc nulls first`,
  );
  return z.array(person).parse(rows);
}

/** Names by user id, the caller's own included. */
export async function namesOf(context: Context): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { user_id: id, name } of (await readPeople(context)).toReversed()) names.set(id, name);
  if (context.actor.kind === 'user') names.set(context.actor.userId, context.actor.name);
  return names;
}

/** The id of someone who is or was on the team, by id, name or email. Errors: not_found, conflict. */
async function personOf(context: Context, said: string): Promise<string> {
  if (isUuid(said)) return said.toLowerCase();
  const people = await readPeople(context);
  const different = people.filter(
    (one, at) => people.findIndex(({ user_id: id }) => id === one.user_id) === at,
  );
  const found = pickNamed(
    different,
    {
      called: { noun: 'team member', plural: 'team members' },
      nameOf: ({ name }) => name,
      alsoCalled: ({ email }) => email,
      likeness: ({ name }, words) => nameLikeness(name, words, /./, 'first').score,
      lookUp: 'Ask who is on the team.',
    },
    said,
  );
  if (!found)
    throw new OperationError('not_found', `Nobody on the team is called “${said}”. Ask who is on the team.`);
  return found.user_id;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

async function whereOf(context: Context, filter: Filter): Promise<SQL | undefined> {
  const { area, here } = filter;
  const ofArea = area && operations.filter((one) => one.area === area).map(({ name }) => name as string);
  return and(
    eq(journalEntries.storeId, context.storeId),
    readable(context),
    filter.operation ? eq(journalEntries.operation, filter.operation) : undefined,
    filter.subjectKind ? eq(journalEntries.subjectKind, filter.subjectKind) : undefined,
    filter.subjectId ? eq(journalEntries.subjectId, filter.subjectId) : undefined,
    here && context.conversationId ? eq(journalEntries.conversationId, context.conversationId) : undefined,
    filter.person ? eq(journalEntries.userId, await personOf(context, filter.person)) : undefined,
    filter.via ? eq(journalEntries.via, filter.via) : undefined,
    ofArea ? inArray(journalEntries.operation, ofArea) : undefined,
    filter.from ? gte(journalEntries.createdAt, startOf(filter.from)) : undefined,
    filter.to ? lt(journalEntries.createdAt, new Date(startOf(filter.to).getTime() + dayMs)) : undefined,
  );
}

/** How many entries are compared with words at a time. */
const batch = 500;

function isMeantBy({ matching, search }: Filter, row: EntryRow): boolean {
  if (row.operation === undoChange.name || !countsAsChange(row)) return false;
  const { operation, summary, input } = row;
  const change = { operation, title: findOperation(operation)?.title ?? '', summary, input };
  return [matching, search].every((words) => words === undefined || isMeant(words, change));
}

/** Entries of a query whose words are meant, newest first: how many, and those of a page. */
async function meantIn(
  { db }: Context,
  filter: Filter,
  where: SQL | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const rows: EntryRow[] = [];
  let total = 0;
  let before: number | undefined;
  while (true) {
    const read = await db
      .select()
      .from(journalEntries)
      .where(and(where, before === undefined ? undefined : lt(journalEntries.sequence, before)))
      .orderBy(desc(journalEntries.sequence))
      .limit(batch);
    for (const row of read) {
      if (!isMeantBy(filter, row)) continue;
      if (total >= page * size && rows.length < size) rows.push(row);
      total += 1;
    }
    before = read.at(-1)?.sequence;
    if (read.length < batch) return { rows, total };
  }
}

const isOfAll = (filter: Filter) => Object.values(filter).every((one) => one === undefined || one === false);

/** As many as `readable` lets through, from what the database keeps (`routines/row-tallies.sql`). */
async function countReadable(context: Context): Promise<number> {
  const ofEveryone = await tallyRows(context, 'journal_entries', 'EVERYONE');
  return ofEveryone + (await tallyRows(context, 'journal_entries', userOf(context)));
}

/** Entries that a filter chooses, newest first. */
export async function journalFor(
  context: Context,
  given: Filter,
  paging: { page: number; size: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  // "Show the changes" says nothing of which.
  const isTelling = given.search !== undefined && tellingWordsOf(given.search).length > 0;
  const filter: Filter = isTelling ? given : { ...given, search: undefined };
  const where = await whereOf(context, filter);
  if (filter.matching !== undefined || filter.search !== undefined || filter.here) {
    const words = [filter.matching, filter.search].filter((said) => said !== undefined);
    return meantIn(context, filter, and(where, ...words.map(mayHold)), paging);
  }
  const total = isOfAll(filter)
    ? await countReadable(context)
    : await context.db.$count(journalEntries, where);
  const rows = await context.db
    .select()
    .from(journalEntries)
    .where(where)
    .orderBy(desc(journalEntries.sequence))
    .limit(paging.size)
    .offset(paging.page * paging.size);
  return { rows, total };
}
