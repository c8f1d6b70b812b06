import { OperationError } from '@brandwright/contract';
import type { AgentType, TechPackStatus } from '@brandwright/contract/sourcing/agent/enums.ts';
import type {
  Brief,
  BriefChange,
  TechPackAttachment,
  ValueSource,
} from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { ofStore, type TechPackRow } from './find-tech-pack.ts';
import { advance, changesBetween, completenessOf, statusOf } from './rules.ts';
import { categoriesOf } from './show-tech-pack.ts';
import { setState } from './state.ts';
import { techPackCheckpoints, techPackMessages, techPacks } from './tables.ts';

/** A state of a brief that is to be kept. */
export interface BriefState {
  brief: Brief;
  sources: ValueSource[];
  agentType: AgentType;
  attachments: TechPackAttachment[];
  question: string | null;
}

/** Why a state came about, and what was said. */
export interface Reason {
  why: string;
  said: string;
}

/** Briefs that one store may have, archived ones too. */
const mostTechPacks = 2000;

const searchableOf = ({ title, product, materials }: Brief) =>
  [title, product ?? '', ...materials].join(' ').toLowerCase();
const whoOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.name : 'Brandwright');
const viaOf = ({ via }: Context) => (via === 'system' ? 'job' : via);

/** Begins a brief with its first checkpoint, and makes it the one being worked on. */
export async function beginTechPack(
  context: Context,
  state: BriefState,
  reason: Reason,
): Promise<TechPackRow> {
  // One at a time for the store, so that numbers run on without gaps or doubles.
  await context.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('tech_packs:' || ${context.storeId}, 0))`,
  );
  const [counted] = await context.db
    .select({ last: max(techPacks.number) })
    .from(techPacks)
    .where(ofStore(context));
  const number = (counted?.last ?? 0) + 1;
  if (number > mostTechPacks)
    throw new OperationError(
      'conflict',
      `A store can have up to ${mostTechPacks} briefs. Change an earlier one instead.`,
    );
  const now = context.clock.now();
  const row: TechPackRow = {
    storeId: context.storeId,
    id: randomUUID(),
    number,
    status: statusOf(state.brief, 'DRAFT'),
    ...state,
    searchable: searchableOf(state.brief),
    threadId: randomUUID(),
    checkpointId: randomUUID(),
    version: 1,
    matchedAt: null,
    matchedCheckpointId: null,
    matchFacts: null,
    createdAt: now,
    updatedAt: now,
  };
  await context.db.insert(techPacks).values(row);
  await writeCheckpoint(context, row, { parentId: null, changes: [], reason });
  await setState(context, { techPackId: row.id, agentType: row.agentType });
  return row;
}

export interface Kept {
  row: TechPackRow;
  changes: BriefChange[];
}

/** Keeps a new state of a brief as its next checkpoint. Nothing is written when nothing differs. */
export async function keepState(
  context: Context,
  before: TechPackRow,
  state: BriefState,
  reason: Reason,
): Promise<Kept> {
  const categories = await categoriesOf(context);
  const named = (brief: Brief) => ({
    ...brief,
    categoryName: categories.find(({ id }) => id === brief.categoryId)?.name ?? null,
  });
  const changes = changesBetween(named(before.brief), named(state.brief));
  await setState(context, { techPackId: before.id, agentType: state.agentType });
  const sameRest =
    before.agentType === state.agentType && before.attachments.length === state.attachments.length;
  if (changes.length === 0 && sameRest) return { row: before, changes };
  const [locked] = await context.db
    .select({ version: techPacks.version })
    .from(techPacks)
    .where(ofStore(context, eq(techPacks.id, before.id)))
    .for('update');
  const status = advance(before.status, statusOf(state.brief, before.status));
  const row: TechPackRow = {
    ...before,
    ...state,
    status,
    searchable: searchableOf(state.brief),
    checkpointId: randomUUID(),
    version: (locked?.version ?? before.version) + 1,
    updatedAt: context.clock.now(),
  };
  await writeRow(context, row);
  await writeCheckpoint(context, row, { parentId: before.checkpointId, changes, reason });
  return { row, changes };
}

/** Writes what may change of a brief. */
export async function writeRow(context: Context, row: TechPackRow): Promise<void> {
  const { storeId: _store, id, number: _number, createdAt: _created, ...values } = row;
  await context.db
    .update(techPacks)
    .set(values)
    .where(ofStore(context, eq(techPacks.id, id)));
}

async function writeCheckpoint(
  context: Context,
  row: TechPackRow,
  { parentId, changes, reason }: { parentId: string | null; changes: BriefChange[]; reason: Reason },
): Promise<void> {
  const { storeId } = context;
  const createdAt = context.clock.now();
  await context.db.insert(techPackCheckpoints).values({
    storeId,
    id: row.checkpointId,
    techPackId: row.id,
    parentId,
    version: row.version,
    agentType: row.agentType,
    brief: row.brief,
    sources: row.sources,
    attachments: row.attachments,
    changes,
    why: reason.why,
    who: whoOf(context),
    via: viaOf(context),
    createdAt,
  });
  const [last] = await context.db
    .select({ position: max(techPackMessages.position) })
    .from(techPackMessages)
    .where(and(eq(techPackMessages.storeId, storeId), eq(techPackMessages.techPackId, row.id)));
  const first = (last?.position ?? 0) + 1;
  const answer = completenessOf(row.brief, row.agentType, row.question).nextQuestion;
  const what = changes.map(({ label, after }) => `${label}: ${after ?? 'removed'}`).join('. ');
  const message = (position: number, role: 'FOUNDER' | 'AGENT', text: string) => ({
    storeId,
    id: randomUUID(),
    techPackId: row.id,
    checkpointId: row.checkpointId,
    position,
    role,
    text,
    createdAt,
  });
  await context.db
    .insert(techPackMessages)
    .values([
      message(first, 'FOUNDER', reason.said),
      message(
        first + 1,
        'AGENT',
        [what === '' ? `Brief ${row.number}: ${row.brief.title}` : what, answer].filter(Boolean).join('. '),
      ),
    ]);
}

export type CheckpointRow = typeof techPackCheckpoints.$inferSelect;

/** All states of a brief, oldest first. */
export async function checkpointsOf(context: Context, techPackId: string): Promise<CheckpointRow[]> {
  return context.db
    .select()
    .from(techPackCheckpoints)
    .where(
      and(eq(techPackCheckpoints.storeId, context.storeId), eq(techPackCheckpoints.techPackId, techPackId)),
    )
    .orderBy(asc(techPackCheckpoints.version));
}

/** What was said about a brief, oldest first. */
export async function messagesOf(context: Context, techPackId: string) {
  return context.db
    .select()
    .from(techPackMessages)
    .where(and(eq(techPackMessages.storeId, context.storeId), eq(techPackMessages.techPackId, techPackId)))
    .orderBy(asc(techPackMessages.position));
}

/** Sets a brief to how it stood at a checkpoint, as a new checkpoint: history only grows. */
export async function returnTo(
  context: Context,
  row: TechPackRow,
  to: CheckpointRow,
  reason: Reason,
): Promise<Kept> {
  const { brief, sources, agentType, attachments } = to;
  return keepState(context, row, { brief, sources, agentType, attachments, question: null }, reason);
}

/** The brief with its newest state, locked by nobody. */
export async function rowOf(context: Context, id: string): Promise<TechPackRow | undefined> {
  const [row] = await context.db
    .select()
    .from(techPacks)
    .where(ofStore(context, eq(techPacks.id, id)))
    .orderBy(desc(techPacks.updatedAt));
  return row;
}
/** Archives or takes out again. */
export async function setStatus(context: Context, row: TechPackRow, status: TechPackStatus): Promise<void> {
  await writeRow(context, { ...row, status: advance(row.status, status), updatedAt: context.clock.now() });
}
