import type { AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { countryWords } from '@brandwright/language/values/countries.ts';
import { fromResult } from './answer/from-result.ts';
import { readQuestion } from './answer/question.ts';
import type { Answer } from './answer/found-answer.ts';
import { decide, type Considered } from './decide/decide.ts';
import type { Decision } from './decide/decision.ts';
import { optionOf } from './decide/option.ts';
import { reckoned } from './decide/reckoned.ts';
import { mostOptions } from './decide/policy.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import type { Exchange, PastCall } from './ground/conversation/conversation.ts';
import { recordsOf } from './ground/records/records.ts';
import type { GroundingServices } from './ground/conversation/services.ts';
import { readState, type DialogueState } from './ground/conversation/state.ts';
import { withTurns } from './ground/words/topic.ts';
import type { AskedQuestion, FocusedRecord, TurnContext } from './ground/conversation/turn-context.ts';
import { asAnswer } from './parse/as-answer.ts';
import { operationPhrase, questionPhrase } from './parse/context-words.ts';
import type { ParseContext } from './parse/encoder-input.ts';
import type { Parse, Parser } from './parse/parse.ts';
import { splitRequests, type Request } from './parse/split.ts';
import { joinValues } from './ground/words/join-values.ts';
import { corrected } from './perceive/corrected.ts';
import { withoutLeftAlone } from './perceive/left-alone.ts';
import { isSupposed } from './perceive/mood.ts';
import { missingAsked } from './perceive/missing-area.ts';
import { perceive, type Utterance } from './perceive/utterance.ts';
import { fieldsOf } from './fields.ts';
import { inMind } from './respond/in-mind.ts';
import { plainReport, type NextStep, type SaidReport } from './respond/report.ts';
import { sayDecision } from './respond/say-decision.ts';
import { sayResults } from './respond/say-results.ts';
import { askedByRefusal } from './respond/asked-by-refusal.ts';
import { tellsAlready } from './respond/tells-already.ts';

/** What one turn is read with. */
export interface Partner {
  parser: Parser;
  services: GroundingServices;
  now: Date;
  /** What was decided in this turn, request by request: a turn is read once, however many steps it takes. */
  considered: Map<number, Considered>;
  requests?: readonly Request[];
  /** Told what each stage made of a request. */
  explain?: Explain | undefined;
}

/** What the stages made of one request: plain data, for `npm run explain`. */
export interface Explanation {
  utterance: Utterance;
  context: ParseContext;
  parse: Parse;
  considered: Considered;
}

export type Explain = (explanation: Explanation) => void;

const mostCallsInATurn = 16;

/**
 * The next step of a turn: perceive, parse, ground, decide, respond. The same conversation, store and clock give the same step.
 */
export async function nextStep(
  partner: Partner,
  exchanges: readonly Exchange[],
  context: TurnContext,
): Promise<NextStep> {
  const current = exchanges.at(-1);
  const { services } = partner;
  if (!current) return { kind: 'text', text: 'What would you like to do?', report: plainReport };
  if (current.calls.length >= mostCallsInATurn)
    return { kind: 'text', text: sayResults(current.calls, services.find), report: plainReport };
  const before = readState(exchanges, context, services.find, partner.now);
  const step = suggestedStep(context, services);
  const said = withoutLeftAlone(corrected(current.said, partner.now));
  if (!partner.requests && !step) await reckonFirst(partner, said, before);
  partner.requests ??= step
    ? [pressed(step)]
    : ((await besideMissing(partner, said, before)) ??
      joinValues(
        said,
        await splitRequests(
          said,
          parseContext(before, services),
          withTurns(partner.parser, before),
          (name) => phrase(name, services),
          (name) => services.find(name)?.effect !== 'read',
        ),
        services,
      ));
  const onlyLooks = isSupposed(said);
  const open = [...current.calls];
  const made: PastCall[] = [];
  const told: { text: string; report: Partial<SaidReport> }[] = [];
  /** Records that the requests of this message are about. */
  const about: FocusedRecord[] = [];
  /** Whether what was asked before in this message is asked back. */
  let isUnsettled = false;
  for (const [place, request] of partner.requests.entries()) {
    const state =
      place === 0
        ? before
        : readState(
            withCalls(exchanges, made),
            { ...context, asked: null, focus: [about, ...(context.focus ?? [])] },
            services.find,
            partner.now,
          );
    const considered =
      partner.considered.get(place) ??
      (step ? considerStep(step) : await consider(partner, request, state, onlyLooks));
    // A half that nothing here does was no request of its own.
    if (considered.decision.kind === 'decline' && place === 0 && partner.requests.length > 1) {
      partner.requests = [await wholeRequest(partner, said, before)];
      return nextStep(partner, exchanges, context);
    }
    partner.considered.set(place, considered);
    const decision: Decision = isUnsettled ? withoutChange(considered, services) : considered.decision;
    isUnsettled ||= decision.kind === 'options';
    about.push(...inMind(considered));
    if (decision.kind !== 'call') {
      if (decision.kind === 'decision')
        return {
          kind: 'text',
          text: '',
          report: { ...plainReport, decision: { approved: decision.approved } },
        };
      told.push(sayDecision(decision, services.offered));
      continue;
    }
    const fresh = decision.inputs.filter((input) => {
      const done = take(open, decision.operation, input);
      if (done) made.push(done);
      return !done;
    });
    if (fresh.length > 0)
      return {
        kind: 'calls',
        calls: fresh.map((input) => ({ operation: decision.operation, input })),
        replaces: decision.replaces,
        doubt: decision.doubt,
        called: decision.called,
      };
    const results = made.slice(-decision.inputs.length);
    // What it would make waits: what is said of it next is of nothing that there is.
    isUnsettled ||=
      isMaking.test(decision.operation) && results.some(({ outcome }) => outcome?.ok === 'asks');
    // A list that comes in the order of what is asked says itself what is first.
    const isInOrder = decision.inputs.some(({ sort }) => sort === 'landed');
    const answer =
      decision.isQuestion && !isInOrder ? await answerAbout(request, results, partner, state) : null;
    const { others: options, unparsed, leftOut } = decision;
    const summary = sayResults(results, services.find);
    const sentences = [
      leftOut === undefined ? '' : `None are “${leftOut}”. Here is the list without that filter:`,
      answer && !tellsAlready(summary, answer.text) ? answer.text : '',
      summary,
      unparsed === undefined ? '' : `I can’t filter by “${unparsed}”, so the list isn’t narrowed by it.`,
    ];
    const refused = askedByRefusal(results, services.find);
    told.push({
      text: sentences.filter(Boolean).join('\n\n'),
      report: refused ? { ...refused, outcome: 'asked' } : options.length > 0 ? { options } : {},
    });
    about.push(...(answer?.focus ?? []));
  }
  const options = told.flatMap((one) => one.report.options ?? []).slice(0, mostOptions);
  const report = told.reduce<SaidReport>((all, one) => ({ ...all, ...one.report, options }), {
    ...plainReport,
    focus: about,
  });
  const text = told
    .map((one) => one.text)
    .filter(Boolean)
    .join('\n\n');
  return { kind: 'text', text: text || 'Nothing to report.', report };
}

const isMaking = /^(?:create|duplicate|generate)_/;

/**
 * "Empty brand kit, category table linen", of which the first half is asked back: a change of a record that the second doesn't name is
 * offered, for it may be of what the first half would make.
 */
function withoutChange({ decision, readings }: Considered, services: GroundingServices): Decision {
  const [best] = readings;
  if (decision.kind !== 'call' || !best || services.find(decision.operation)?.effect === 'read')
    return decision;
  return best.filling.named.length > 0 ? decision : { kind: 'options', options: [optionOf(best)] };
}

/** What a message asks to reckon is no request to be taken apart. */
async function reckonFirst(partner: Partner, said: string, state: DialogueState): Promise<void> {
  const read = async () => (await wholeRequest(partner, said, state)).parse;
  const sum = await reckoned(said, state, read, partner.services);
  if (!sum) return;
  partner.requests = [{ text: said, parse: sum.parse }];
  partner.considered.set(0, sum.considered);
  partner.explain?.({
    utterance: perceive(said, partner.now, vocabulary, []),
    context: parseContext(state, partner.services),
    ...sum,
  });
}

const wholeRequest = async (partner: Partner, said: string, state: DialogueState): Promise<Request> => ({
  text: said,
  parse: await withTurns(partner.parser, state).parse(said, parseContext(state, partner.services)),
});

/** What is asked for beside an area that is missing is a request of its own. Null where nothing is. */
async function besideMissing(
  partner: Partner,
  said: string,
  state: DialogueState,
): Promise<Request[] | null> {
  const found = state.asked ? null : missingAsked(said);
  if (!found || (found.before === null && found.after === null)) return null;
  const texts = [found.before, found.clause, found.after].filter((text) => text !== null);
  return Promise.all(texts.map((text) => wholeRequest(partner, text, state)));
}

async function consider(
  partner: Partner,
  { text, parse }: Request,
  state: DialogueState,
  onlyLooks: boolean,
): Promise<Considered> {
  const names = state.results
    .slice(0, 4)
    .flatMap(({ lists }) => lists.flatMap(({ records }) => records.map(({ label }) => label)));
  const nameWords = names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter(Boolean);
  const utterance = perceive(text, partner.now, vocabulary, nameWords);
  const context = parseContext(state, partner.services);
  const answer = asAnswer(parse, text, state.asked, takesAnyText(state, partner.services));
  let read = {
    context,
    parse: answer,
    considered: await decide(answer, utterance, state, partner.services, onlyLooks),
  };
  // A reply that is no answer is a new message.
  if (state.asked && !isAnswered(read.considered, state.asked)) {
    const free = { ...state, asked: null };
    const anew = parseContext(free, partner.services);
    const parsed = await withTurns(partner.parser, free).parse(text, anew);
    read = {
      context: anew,
      parse: parsed,
      considered: await decide(parsed, utterance, free, partner.services, onlyLooks),
    };
  }
  const unparsed = unparsedBefore(state, read.considered);
  if (unparsed !== null) {
    const whole = `${unparsed}, ${text}`;
    const parsed = await partner.parser.parse(whole, read.context);
    const joined = perceive(whole, partner.now, vocabulary, nameWords);
    const considered = await decide(parsed, joined, { ...state, asked: null }, partner.services);
    if (isLook(considered)) read = { context: read.context, parse: parsed, considered };
  }
  partner.explain?.({ utterance, ...read });
  return read.considered;
}

/** The question before is for words that no record or list of values is behind. */
function takesAnyText({ asked }: DialogueState, { find }: Pick<GroundingServices, 'find'>): boolean {
  const operation = asked ? find(asked.operation) : undefined;
  const field = operation && fieldsOf(operation).find(({ name }) => name === asked?.field);
  return field?.kind === 'string' && !field.meta.ref && field.values.length === 0;
}

function suggestedStep(
  { suggested }: TurnContext,
  { find }: Pick<GroundingServices, 'find'>,
): { say: string; operation: AnyDeclaration; input: Record<string, unknown> } | null {
  const operation = suggested && find(suggested.operation);
  if (!suggested || !operation?.input.safeParse(suggested.input).success) return null;
  return { ...suggested, operation };
}

type PressedStep = NonNullable<ReturnType<typeof suggestedStep>>;

/** A suggested step says which operation it means. */
const pressed = ({ say, operation }: PressedStep): Request => ({
  text: say,
  parse: {
    candidates: [{ operation: operation.name, probability: 1, spans: [] }],
    others: [],
    relations: { new: 1, again: 0, revise: 0, answer: 0 },
    questions: [],
    asked: [],
  },
});

/** It brings all the input it needs, so nothing is read from its words. */
const considerStep = ({ operation, input }: PressedStep): Considered => ({
  decision: {
    kind: 'call',
    operation: operation.name,
    inputs: [input],
    replaces: [],
    isQuestion: false,
    others: [],
  },
  readings: [],
  answer: null,
});

/** "sunglasses" was not understood, "the duty I mean, from China" is not whole either: together they may be. */
function unparsedBefore({ previous }: DialogueState, { decision }: Considered): string | null {
  const isLost = decision.kind === 'decline' || (decision.kind === 'ask' && decision.options.length === 0);
  if (!isLost || !previous?.isUnparsed || previous.said.length > 160) return null;
  return previous.said.trim().replace(/[.?!,;]+$/, '');
}

/** A call that only looks, and that nothing speaks against. */
const isLook = ({ decision, readings }: Considered): boolean =>
  decision.kind === 'call' &&
  readings[0]?.operation.effect === 'read' &&
  !readings[0].isEmpty &&
  readings[0].trial?.ok !== false &&
  decision.others.length === 0;

/** Whether a decision carries on what a question was asked for, with something of the message in it, or leaves it alone. */
function isAnswered({ decision, readings }: Considered, asked: AskedQuestion): boolean {
  const [best] = readings;
  if (decision.kind === 'chat') return decision.topic === 'left';
  if (decision.kind !== 'call' && decision.kind !== 'ask') return false;
  // One of what the question offered was chosen.
  if (decision.kind === 'call' && !best) return decision.operation === asked.operation;
  return best?.operation.name === asked.operation && best.relation === 'answer' && best.filling.given > 0;
}

const vocabulary = buildVocabulary(countryWords);

/** What the encoder is told of the conversation. */
export function parseContext(state: DialogueState, services: Pick<GroundingServices, 'find'>): ParseContext {
  const asked = state.asked && services.find(state.asked.operation);
  const [waiting] = state.pending;
  return {
    shown: state.calls
      .filter(({ outcome }) => outcome !== null && outcome.ok !== false)
      .slice(0, 2)
      .map(({ operation }) => phrase(operation, services)),
    waits: waiting ? phrase(waiting.operation, services) : null,
    asked: asked && state.asked ? questionPhrase(asked, state.asked.field) : null,
    previous: state.previous?.said ?? null,
  };
}

function phrase(name: string, { find }: Pick<GroundingServices, 'find'>): string {
  const operation = find(name);
  return operation ? operationPhrase(operation) : name;
}

/** What was asked about a thing that had to be looked up first. */
async function answerAbout(
  { text, parse }: Request,
  results: readonly PastCall[],
  { services }: Partner,
  state: DialogueState,
): Promise<Answer | null> {
  const [call] = results;
  const operation: AnyDeclaration | undefined = call && services.find(call.operation);
  if (!call || !operation || call.outcome?.ok !== true) return null;
  const { result } = call.outcome;
  const seen = { operation, input: call.input, result, lists: recordsOf(operation, result) };
  const answer = await fromResult(
    readQuestion(text, parse),
    seen,
    { ...state, results: [seen, ...state.results] },
    services,
  );
  return answer && answer.certainty > 0.55 ? answer : null;
}

/** The conversation with the calls that this turn has made so far before its last message. */
function withCalls(exchanges: readonly Exchange[], made: readonly PastCall[]): Exchange[] {
  const last = exchanges.at(-1);
  const earlier = exchanges.slice(0, -1);
  return last
    ? [...earlier, { said: last.said, calls: [...made], answered: '' }, { ...last, calls: [] }]
    : [...earlier];
}

function take(open: PastCall[], operation: string, input: Record<string, unknown>): PastCall | null {
  const wanted = canonical(input);
  const index = open.findIndex((call) => call.operation === operation && canonical(call.input) === wanted);
  return index < 0 ? null : (open.splice(index, 1)[0] ?? null);
}
