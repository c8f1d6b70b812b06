import type { AnyDeclaration } from '@brandwright/contract';
import { belongTogether } from './belong-together.ts';
import { canonical } from './canonical.ts';
import type { Exchange, PastCall } from './conversation.ts';
import { interpret } from './interpret.ts';
import type { Interpretation, Situation } from './interpretation.ts';
import { readTalk } from '../saying/small-talk.ts';
import { findReferences } from '../table/references.ts';
import { sayResults } from '../saying/say.ts';
import { split } from './split.ts';
import { asksForText, repairOutsideTexts } from '../arguments/letters.ts';
import { prepareOffer } from './offer.ts';
import { askingOnly, withoutLead } from './leading.ts';
import { layTable } from '../table/state.ts';
import type { AskedQuestion, TurnContext, TurnReport } from './turn-context.ts';
import { normalise } from '../words/normalise.ts';
import { tokenise } from '../words/tokens.ts';

/** What the model does next in a turn. */
export type NextStep =
  | {
      kind: 'calls';
      calls: readonly { operation: string; input: Record<string, unknown> }[];
      /** Waiting actions that these calls propose anew. */
      replaces: readonly string[];
    }
  | { kind: 'text'; text: string; report: TurnReport };

const mostCallsInATurn = 16;

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
  for (const said of askingOnly(requests)) {
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
