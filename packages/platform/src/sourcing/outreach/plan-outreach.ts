import { OperationError } from '@brandwright/contract';
import type { LeftOut } from '@brandwright/contract/sourcing/outreach/entities.ts';
import type { OutreachChannel } from '@brandwright/contract/sourcing/outreach/enums.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import type { Context } from '../../kernel/request/context.ts';
import { readBrief, senderOf } from './brief.ts';
import { composeMessage, composeSubject, productOf, stopLine, type Sender } from './compose.ts';
import { wantedBy } from '../agent/match/wanted.ts';
import { findFittingSuppliers } from '../marketplace/fit/find-suppliers.ts';
import { findFactories, type Factory } from './find-factories.ts';
import { hasBrief } from './outreach-rules.ts';
import { outreachTo, stoppedAmong, type OutreachRow } from './outreach-rows.ts';
import { fillPlaceholders, placeholderProblems } from './placeholders.ts';

/** One factory that will be written to, with the exact words. */
export interface PlannedOutreach {
  factory: Factory;
  channel: OutreachChannel;
  text: string;
  /** The row of an earlier try or an earlier sending. */
  earlier: OutreachRow | undefined;
}

export interface OutreachPlan {
  pack: TechPack | null;
  message: string;
  subject: string;
  sender: Sender & { email: string };
  planned: PlannedOutreach[];
  leftOut: LeftOut[];
  /** Names of those of the marketplace that list nothing that is what the brief asks for. */
  notMaking: string[];
}

export interface OutreachWish {
  companyIds: readonly string[];
  techPackId?: string | undefined;
  message?: string | undefined;
  sendAgain: boolean;
}

const dayOf = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** How a factory is reached: in the inbox, by mail where an address is known, else through the operator. */
export function channelOf({ source, email }: Pick<Factory, 'source' | 'email'>): OutreachChannel {
  if (source === 'IN_NETWORK') return 'INBOX';
  return email === null ? 'OPERATOR' : 'MAIL';
}

/** Who will get what, and who will not. Reads only. */
export async function planOutreach(context: Context, wish: OutreachWish): Promise<OutreachPlan> {
  const factories = await findFactories(context, wish.companyIds);
  const pack = await readBrief(context, wish.techPackId);
  const sender = await senderOf(context);
  const message = wish.message ?? (pack && composeMessage(pack, sender));
  if (!message)
    throw new OperationError(
      'bad_input',
      'There’s no brief to write about yet. Say what you want made, as in "I need 500 ceramic mugs under $4", or give the message.',
    );
  const values = { product: pack && productOf(pack), quantity: pack?.quantity ?? null };
  const [problem] = placeholderProblems('message', message, values);
  if (problem) throw new OperationError('bad_input', problem);
  const earlier = await outreachTo(
    context,
    pack?.techPackId ?? null,
    factories.map((one) => one.supplierId),
  );
  const stopped = await stoppedAmong(
    context,
    factories.flatMap((one) => one.email ?? []),
  );
  const planned: PlannedOutreach[] = [];
  const leftOut: LeftOut[] = [];
  for (const factory of factories) {
    const row = earlier.get(factory.supplierId);
    const reason = whyNot(factory, row, wish.sendAgain, stopped);
    if (reason) leftOut.push({ supplierId: factory.supplierId, supplierName: factory.name, reason });
    else planned.push({ factory, earlier: row, ...wordsFor(factory, message, values, sender) });
  }
  const subject = pack ? composeSubject(pack) : `A question from ${sender.storeName}`;
  const notMaking = pack ? await namesNotMaking(context, pack, planned) : [];
  return { pack, message, subject, sender, planned, leftOut, notMaking };
}

/** Whoever chose them may know better, so this is a warning and no refusal. */
async function namesNotMaking(
  context: Context,
  pack: TechPack,
  planned: readonly PlannedOutreach[],
): Promise<string[]> {
  const wanted = wantedBy(pack, pack.sources);
  const listed = planned.filter(({ factory }) => factory.source === 'IN_NETWORK');
  if (wanted === null || wanted.products.length === 0 || listed.length === 0) return [];
  const { makers } = await findFittingSuppliers(context, [wanted]);
  const makes = new Set(makers.map(({ supplierId }) => supplierId));
  return listed.flatMap(({ factory }) => (makes.has(factory.supplierId) ? [] : [factory.name]));
}

function whyNot(
  { email }: Factory,
  row: OutreachRow | undefined,
  sendAgain: boolean,
  stopped: ReadonlySet<string>,
): string | null {
  if (email !== null && stopped.has(email)) return 'it asked for no more email';
  if (!row || sendAgain || !hasBrief(row.status)) return null;
  if (row.status === 'QUEUED') return 'it’s about to get this brief';
  const day = dayOf.format(row.sentAt ?? row.queuedAt);
  if (row.status === 'PASSED_ON')
    return `our team has had this brief since ${day} and is looking for an address`;
  return row.status === 'ANSWERED'
    ? `it already has this brief and has answered`
    : `it has had this brief since ${day}`;
}

function wordsFor(
  factory: Factory,
  message: string,
  values: { product: string | null; quantity: number | null },
  { storeName }: Sender,
) {
  const channel = channelOf(factory);
  const text = fillPlaceholders(message, { ...values, name: factory.name });
  return { channel, text: channel === 'INBOX' ? text : `${text}\n\n--\n${stopLine(storeName)}` };
}
