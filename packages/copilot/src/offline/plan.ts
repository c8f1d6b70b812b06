import type { AnyDeclaration } from '@brandwright/contract';
import { canonical } from './canonical.ts';
import type { Exchange, PastCall } from './conversation.ts';
import { interpret } from './interpret.ts';
import { thresholds, type Interpretation, type Situation } from './interpretation.ts';
import { fill } from './arguments/fill.ts';
import { isTextField, readSaidText } from './arguments/texts.ts';
import { fieldsOf } from './fields.ts';
import { listen } from './meaning/listen.ts';
import { type Profile, profileOf } from './profile.ts';
import { rank } from './rank.ts';
import { type Rarity, rarityOf } from './rarity.ts';
import { readTalk } from './small-talk.ts';
import { findReferences } from './references.ts';
import { sayResults } from './say.ts';
import { split } from './split.ts';
import { withoutLead } from './leading.ts';
import { layTable, type Table } from './state.ts';
import type { AskedQuestion, TurnContext, TurnReport } from './turn-context.ts';
import { scaleWords } from './figures/scales.ts';
import { countryWords } from './arguments/countries.ts';
import { normalise } from './words/normalise.ts';
import { buildVocabulary, repairSpelling, type Vocabulary } from './words/spelling.ts';
import { stopWords } from './words/lexicon.ts';
import { tokenise } from './words/tokens.ts';

/** What the model does next in a turn. */
export type NextStep =
  | {
      kind: 'calls';
      calls: readonly { operation: string; input: Record<string, unknown> }[];
      /** Waiting actions that these calls propose anew. */
      replaces: readonly string[];
    }
  | { kind: 'text'; text: string; report: TurnReport };

/** What is prepared once for a set of tools. */
interface Offer {
  profiles: readonly Profile[];
  rarity: Rarity;
  vocabulary: Vocabulary;
}

const offers = new Map<string, { find: unknown; offer: Offer }>();
const mostCallsInATurn = 16;

/** Profiles, word weights and spelling for the tools on offer; kept for the next turn. */
export function prepareOffer(
  names: readonly string[],
  find: (name: string) => AnyDeclaration | undefined,
): Offer {
  const key = names.join(' ');
  const known = offers.get(key);
  if (known?.find === find) return known.offer;
  const profiles = names.flatMap((name) => {
    const declaration = find(name);
    return declaration ? [profileOf(declaration)] : [];
  });
  const offer = {
    profiles,
    rarity: rarityOf(profiles),
    vocabulary: buildVocabulary([
      ...profiles.flatMap((profile) => profile.vocabulary),
      ...countryWords,
      ...scaleWords,
    ]),
  };
  if (offers.size > 64) offers.clear();
  offers.set(key, { find, offer });
  return offer;
}

/** Decides the next step from the conversation so far. The same conversation, context and clock give the same step. */
export async function nextStep(
  exchanges: readonly Exchange[],
  names: readonly string[],
  context: TurnContext,
  now: Date,
  find: (name: string) => AnyDeclaration | undefined,
): Promise<NextStep> {
  const current = exchanges.at(-1);
  if (!current) return text('What shall we do?', 'chatted');
  const offer = prepareOffer(names, find);
  const earlier = earlierCalls(exchanges.slice(0, -1), context);
  const asked =
    context.asked === undefined
      ? await rememberedQuestion(exchanges, names, context, now, find)
      : context.asked;
  const wantsText = asksForText(asked, find);
  const repaired = repairOutsideTexts(
    normalise(current.said),
    offer.vocabulary,
    (context.candidates ?? []).flatMap((one) =>
      tokenise(`${one.label} ${one.matched}`).map((token) => token.lower),
    ),
  );
  const message = wantsText ? current.said.trim() : repaired;
  const made: PastCall[] = [];
  // Look-ups that something came of are not told of.
  const quiet = new Set<PastCall>();
  const open = [...current.calls];
  const calls: { operation: string; input: Record<string, unknown> }[] = [];
  const replaces: string[] = [];
  const told: { text: string; outcome: TurnReport['outcome']; asked: AskedQuestion | null }[] = [];
  const situate = (lookedUp = false): Situation => ({
    lookedUp,
    profiles: offer.profiles,
    rarity: offer.rarity,
    table: layTable(
      [...earlier, ...made],
      context.screen ?? null,
      find,
      context.files ?? [],
      made.length > 0 ? '' : (exchanges.at(-2)?.answered ?? ''),
    ),
    candidates: context.candidates ?? [],
    pending: context.pending ?? null,
    asked,
    now,
    find,
  });
  if (current.calls.length >= mostCallsInATurn) return text(sayResults(current.calls, find), 'said');

  const unsafe = readTalk(message) === 'unsafe';
  const requests =
    unsafe || wantsText
      ? [message]
      : await split(message, (left, right) => belongTogether(left, right, offer, situate().table, now));
  let isStuck = false;
  for (const said of requests) {
    const request = withoutLead(said);
    // "… and track it", when there is no such thing or it is not clear yet which: one question at a time.
    if (isStuck && findReferences(request).length > 0) continue;
    let interpretation = await interpret(request, situate());
    const lookedUp: PastCall[] = [];
    // A look-up inside a request: once its result is there, the request is read again.
    for (let depth = 0; depth < 3 && interpretation.kind === 'calls' && interpretation.lookUp; depth++) {
      const [input] = interpretation.inputs;
      const done = input ? take(open, interpretation.operation, input) : null;
      if (!done) break;
      made.push(done);
      lookedUp.push(done);
      interpretation = await interpret(request, situate(true));
    }
    const tellsAlone =
      (interpretation.kind === 'calls' && !interpretation.lookUp) ||
      (interpretation.kind === 'say' && !interpretation.withResults);
    if (tellsAlone) for (const call of lookedUp) if (call.outcome?.ok === true) quiet.add(call);
    if (interpretation.kind !== 'calls') {
      told.push(tell(interpretation, requests.length > 1 ? request : null));
      isStuck ||= interpretation.kind === 'ask' || interpretation.withResults === true;
      continue;
    }
    const fresh = interpretation.inputs.filter((input) => {
      const done = take(open, interpretation.kind === 'calls' ? interpretation.operation : '', input);
      if (done) made.push(done);
      return !done;
    });
    for (const input of fresh) calls.push({ operation: interpretation.operation, input });
    if (fresh.length > 0 && interpretation.replaces) replaces.push(interpretation.replaces);
    // What follows may need these results.
    if (fresh.length > 0) break;
  }
  if (calls.length > 0) return { kind: 'calls', calls, replaces };
  const results = sayResults(
    [...made, ...open].filter((call) => !quiet.has(call)),
    find,
  );
  const words = [results, ...told.map((one) => one.text)].filter(Boolean).join(results ? '\n\n' : ' ');
  const last = told.at(-1);
  return {
    kind: 'text',
    text: words || 'Nothing to report.',
    report: {
      asked: last?.asked ?? null,
      choices: last?.asked?.choices ?? [],
      outcome: last?.outcome ?? 'said',
    },
  };
}

/** Whether the last question asked for words to be written down: then the answer is kept as it was said. */
function asksForText(
  asked: AskedQuestion | null,
  find: (name: string) => AnyDeclaration | undefined,
): boolean {
  const declaration = asked ? find(asked.operation) : undefined;
  const field = declaration && fieldsOf(declaration).find((one) => one.name === asked?.field);
  return field !== undefined && isTextField(field);
}

/** Repairs what is asked; what is to be written down stays as it was said. */
function repairOutsideTexts(message: string, vocabulary: Vocabulary, names: readonly string[]): string {
  const said = readSaidText(message);
  if (said?.kind !== 'text') return repairSpelling(message, vocabulary, names);
  const repair = (part: string) => repairSpelling(part, vocabulary, names);
  return (
    repair(message.slice(0, said.start)) +
    message.slice(said.start, said.end) +
    repair(message.slice(said.end))
  );
}

function take(open: PastCall[], operation: string, input: Record<string, unknown>): PastCall | null {
  const wanted = canonical(input);
  const index = open.findIndex((call) => call.operation === operation && canonical(call.input) === wanted);
  return index < 0 ? null : (open.splice(index, 1)[0] ?? null);
}

/** What is said instead of a call. `part` is the request where a message held several: then the refusal is short. */
function tell(
  interpretation: Exclude<Interpretation, { kind: 'calls' }>,
  part: string | null,
): {
  text: string;
  outcome: TurnReport['outcome'];
  asked: AskedQuestion | null;
} {
  if (interpretation.kind === 'ask')
    return { text: interpretation.asked.question, outcome: 'asked', asked: interpretation.asked };
  const { outcome } = interpretation;
  const text =
    part && outcome === 'declined'
      ? `“${part.replace(/[.!?]+$/, '')}” is not something I can do here.`
      : interpretation.text;
  return { text, outcome, asked: null };
}

function text(words: string, outcome: TurnReport['outcome']): NextStep {
  return { kind: 'text', text: words, report: { asked: null, choices: [], outcome } };
}

function earlierCalls(exchanges: readonly Exchange[], context: TurnContext): PastCall[] {
  const inPrompt = exchanges.flatMap((exchange) => exchange.calls);
  const kept = (context.lastCalls ?? []).map((call, index): PastCall => ({
    callId: `earlier-${index}`,
    operation: call.operation,
    input: call.input,
    outcome:
      call.result === undefined ? null : { ok: true, result: call.result, summary: '', untrusted: false },
  }));
  if (inPrompt.length === 0) return kept;
  return inPrompt.map((call) => ({
    ...call,
    outcome:
      call.outcome ??
      kept.find((one) => one.operation === call.operation && canonical(one.input) === canonical(call.input))
        ?.outcome ??
      null,
  }));
}

/** The question that the last answer ended with, found again by reading the message before it. */
async function rememberedQuestion(
  exchanges: readonly Exchange[],
  names: readonly string[],
  context: TurnContext,
  now: Date,
  find: (name: string) => AnyDeclaration | undefined,
): Promise<AskedQuestion | null> {
  const before = exchanges.at(-2);
  if (!before || !before.answered.trimEnd().endsWith('?')) return null;
  const step = await nextStep(
    exchanges.slice(0, -1),
    names,
    { ...context, pending: null, asked: undefined },
    now,
    find,
  );
  return step.kind === 'text' ? step.report.asked : null;
}

/** "write me a poem": told to somebody, with something to do it to. */
const isOwnRequest = (text: string): boolean =>
  /^(?:please |also |then |now |just )*(?:write|tell|sing|draw|play|book|call|drive|cook|send|make|give|what|who|how|why|when|where)\b/i.test(
    text,
  ) && tokenise(text).filter((token) => !stopWords.has(token.lower)).length >= 2;

/** Two parts are one request when the second only completes the first: a flag, a filter, a value of the same operation. */
async function belongTogether(
  left: string,
  right: string,
  offer: Offer,
  table: Table,
  now: Date,
): Promise<boolean> {
  const heardLeft = await listen(left, now, []);
  const heardRight = await listen(right, now, []);
  const bestLeft = rank(heardLeft, offer.profiles, offer.rarity, table)[0];
  const bestRight = rank(heardRight, offer.profiles, offer.rarity, table)[0];
  if (!bestLeft) return false;
  if (!bestRight || bestRight.score < thresholds.decline)
    return !isOwnRequest(right) || fill(bestLeft.profile, heardRight, table).taken > 0;
  if (
    heardRight.tokens.filter((token) => !stopWords.has(token.lower)).length < 2 &&
    heardRight.references.length === 0
  )
    return true;
  const points = heardRight.references.some((reference) => reference.how !== 'person');
  if (/[.!?;]$/.test(left.trimEnd()) || points) return false;
  const completed = fill(bestLeft.profile, heardRight, table);
  const names =
    completed.namedValues > 0 && bestRight.filling.taken === 0 && bestRight.score < bestLeft.score;
  return (
    names ||
    (bestRight.profile === bestLeft.profile && completed.taken > 0 && heardRight.references.length === 0)
  );
}
