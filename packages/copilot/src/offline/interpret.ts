import type { AnyDeclaration } from '@brandwright/contract';
import { answerInput } from './answer.ts';
import { type Filling, fill } from './arguments/fill.ts';
import { askFor } from './ask.ts';
import { choose } from './choose.ts';
import { isCorrection, isFollowUp, mergeInput, pageStep } from './follow-up.ts';
import { type FieldSpec, fieldsOf } from './fields.ts';
import { answerFigures } from './figures/figures.ts';
import type { Heard } from './heard.ts';
import { thresholds, type Interpretation, type Situation } from './interpretation.ts';
import { listen } from './meaning/listen.ts';
import { profileOf } from './profile.ts';
import { namedOnTable } from './records-in-words.ts';
import { rank, type Ranked } from './rank.ts';
import { commandIdeas, ideasOf } from './words/lexicon.ts';
import { answerTalk, decline, readTalk } from './small-talk.ts';

/** Reads one request. */
export async function interpret(text: string, situation: Situation): Promise<Interpretation> {
  const heard = await listen(text, situation.now, [
    ...situation.candidates,
    ...namedOnTable(text, situation.table),
  ]);
  const offered = situation.profiles.map((profile) => profile.declaration);
  const talk = readTalk(text);
  if (talk === 'unsafe' || (talk && talk !== 'cancelled'))
    return {
      kind: 'say',
      text: answerTalk(talk, offered),
      outcome: talk === 'unsafe' ? 'declined' : 'chatted',
    };
  if (talk === 'cancelled' && !heard.references.length)
    return { kind: 'say', text: answerTalk('cancelled', offered), outcome: 'chatted' };

  const ranked = rank(heard, situation.profiles, situation.rarity, situation.table);
  const best = ranked[0];
  return (
    changePending(heard, best, situation) ??
    answerQuestion(heard, best, situation) ??
    answerFigures(heard, situation) ??
    turnPage(text, situation) ??
    followUp(heard, ranked, situation) ??
    (best ? choose(heard, ranked, situation) : { kind: 'say', text: decline(offered), outcome: 'declined' })
  );
}

/** "make it 200 instead", "only two of them": the waiting action is proposed anew with what changed. */
function changePending(heard: Heard, best: Ranked | undefined, situation: Situation): Interpretation | null {
  const { pending } = situation;
  const declaration = pending ? situation.find(pending.operation) : undefined;
  if (!pending || !declaration || !isOffered(situation, declaration)) return null;
  const isOther =
    best && best.score > thresholds.followUp && best.profile.declaration.name !== pending.operation;
  if (isOther && !isCorrection(heard.text)) return null;
  if (
    !isCorrection(heard.text) &&
    !isFollowUp(heard.text) &&
    best?.profile.declaration.name !== pending.operation
  )
    return null;
  const filling = fill(profileOf(declaration), heard, {
    ...situation.table,
    focus: [],
    lists: situation.table.lists,
  });
  const merged = mergeInput(fieldsOf(declaration), pending.input, filling, heard.text);
  const loose = looseNumber(heard, declaration, filling);
  if (loose) merged[loose.field] = loose.value;
  if (JSON.stringify(merged) === JSON.stringify(pending.input)) {
    if (!isCorrection(heard.text) || isOther) return null;
    return {
      kind: 'say',
      text: `“${pending.verb}” still waits for your yes or no. Say what should be different, and I propose it anew.`,
      outcome: 'chatted',
    };
  }
  return { kind: 'calls', operation: declaration.name, inputs: [merged] };
}

/** A bare number changes the one figure that was given before, or that the operation takes. */
function looseNumber(
  heard: Heard,
  declaration: AnyDeclaration,
  filling: Filling,
  known: Readonly<Record<string, unknown>> = {},
): { field: string; value: number } | null {
  const span = filling.untaken.find(
    (one) => one.kind === 'number' || one.kind === 'money' || one.kind === 'percent',
  );
  if (!span || !('value' in span) || typeof span.value !== 'number') return null;
  const numeric = fieldsOf(declaration).filter(
    (field) =>
      (field.kind === 'integer' || field.kind === 'number') && !field.meta.ref && field.meta.sense !== 'page',
  );
  const suits = (field: FieldSpec) =>
    span.kind === 'money' ? field.meta.sense === 'money_minor' : field.meta.sense !== 'money_minor';
  const wanted =
    numeric.find((field) => suits(field) && known[field.name] !== undefined) ??
    numeric.find((field) =>
      span.kind === 'money' ? field.meta.sense === 'money_minor' : field.meta.sense !== 'money_minor',
    ) ??
    numeric[0];
  if (!wanted) return null;
  const value = wanted.meta.sense === 'money_minor' ? Math.round(span.value * 100) : span.value;
  return value >= wanted.least && value <= wanted.greatest ? { field: wanted.name, value } : null;
}

function answerQuestion(heard: Heard, best: Ranked | undefined, situation: Situation): Interpretation | null {
  const { asked } = situation;
  const declaration = asked ? situation.find(asked.operation) : undefined;
  if (!asked || !declaration || !isOffered(situation, declaration)) return null;
  if (
    /^(?:(?:no|oh|ok|actually)[,. ]+)*(?:never ?mind|forget (?:it|that)|leave it|cancel that|stop|skip it|no)[.! ]*$/i.test(
      heard.text,
    )
  ) {
    return { kind: 'say', text: 'All right, I leave it. Nothing was done.', outcome: 'chatted' };
  }
  const pointsOnly =
    heard.tokens.length <= 4 &&
    !heard.tokens.some((token) => ideasOf(token.lower).some((idea) => commandIdeas.has(idea)));
  const isNewRequest =
    best &&
    !pointsOnly &&
    best.score > thresholds.followUp &&
    best.profile.declaration.name !== asked.operation;
  if (isNewRequest) return null;
  if (asked.field === null) return null;
  const answer = answerInput(profileOf(declaration), asked, heard, situation.table);
  if (!answer) return null;
  const missing = profileOf(declaration).fields.find(
    (field) => field.required && answer[field.name] === undefined,
  );
  if (missing) {
    const again = askFor(declaration, {
      input: answer,
      several: null,
      missing: [missing],
      choices: [],
      taken: 0,
      untaken: [],
      chosen: [],
      assumed: false,
      stale: false,
      namesTaken: 0,
      removed: new Map(),
      wordy: 0,
      rest: [],
      searched: null,
      namedValues: 0,
    });
    if (again) return { kind: 'ask', asked: again };
  }
  return { kind: 'calls', operation: declaration.name, inputs: [answer] };
}

function fieldsOfCall(operation: string, situation: Situation) {
  const declaration = situation.find(operation);
  return declaration ? fieldsOf(declaration) : [];
}

function turnPage(text: string, situation: Situation): Interpretation | null {
  const step = pageStep(text);
  const again =
    /^(?:(?:ok|and|please|now)[, ]+)*(?:go |take me )?back to (?:the |my )?(?:list|results?|search|table|\p{L}+s)[.! ]*$|^(?:show|see) (?:me )?(?:the )?(?:list|results?) again[.! ]*$/iu.test(
      text.trim(),
    );
  const last = situation.table.calls.findLast((call) =>
    fieldsOfCall(call.operation, situation).some(
      (field) => field.meta.sense === 'page' && field.name === 'page',
    ),
  );
  const declaration = last ? situation.find(last.operation) : undefined;
  if (again && last && declaration && isOffered(situation, declaration))
    return { kind: 'calls', operation: declaration.name, inputs: [last.input] };
  const page = declaration
    ? fieldsOf(declaration).find((field) => field.meta.sense === 'page' && field.name === 'page')
    : undefined;
  if (step === 0 || !last || !declaration || !page || !isOffered(situation, declaration)) return null;
  const known = last.input[page.name];
  const next = Math.max(page.least, (typeof known === 'number' ? known : Math.max(0, page.least)) + step);
  return { kind: 'calls', operation: declaration.name, inputs: [{ ...last.input, [page.name]: next }] };
}

/** "only the ones rated above 4.5", "no, Vietnam", "and last month?": the last call again with what changed. */
function followUp(heard: Heard, ranked: readonly Ranked[], situation: Situation): Interpretation | null {
  const last = situation.table.calls.at(-1);
  const declaration = last ? situation.find(last.operation) : undefined;
  if (!last || !declaration || !isOffered(situation, declaration)) return null;
  const best = ranked[0];
  const isSame = best?.profile.declaration.name === declaration.name;
  const cued = isFollowUp(heard.text);
  const isShort = heard.tokens.length <= 4;
  if (best && best.clues.opens > 0 && best.profile.declaration.name !== declaration.name) return null;
  const again = ranked.find((one) => one.profile.declaration.name === declaration.name);
  const isNear =
    best !== undefined &&
    again !== undefined &&
    best.score - again.score < 0.4 &&
    best.filling.searched === null &&
    best.profile.isRead;
  const elliptic = isNear && lacksSubject(again, heard, last.input);
  if (!cued && !elliptic && !(isShort && (!best || best.score < thresholds.act))) return null;
  const filling = fill(profileOf(declaration), heard, situation.table);
  const repeats =
    /^(?:(?:and|ok|please|do|try|run|show)\s+)*(?:the )?same(?: again| thing| search| as last time)?(?: for| with| but)?|\bagain\b/i.test(
      heard.text,
    );
  const loose =
    Object.keys(filling.input).length === 0 ? looseNumber(heard, declaration, filling, last.input) : null;
  if (loose) filling.input[loose.field] = loose.value;
  const own = newValues(filling, last.input);
  if (own.length === 0 && !repeats && !dropsFilter(heard.text)) return null;
  const onlySearches = own.every((name) =>
    fieldsOf(declaration).some(
      (field) =>
        field.name === name && (field.meta.sense === 'search_words' || field.meta.sense === 'product_words'),
    ),
  );
  if (onlySearches && !cued && !repeats && !dropsFilter(heard.text)) return null;
  // A chosen record ("open the second") or a clear request of its own is no narrowing.
  if (
    !isSame &&
    best &&
    best.score > (cued ? thresholds.followUp : thresholds.act) &&
    best.score > scoreOf(ranked, declaration) + 0.25
  )
    return null;
  if (
    declaration.effect !== 'read' &&
    !isCorrection(heard.text) &&
    !repeats &&
    !/^(?:and|also|same|what about|how about)\b/i.test(heard.text)
  )
    return null;
  if (
    !repeats &&
    !isCorrection(heard.text) &&
    filling.chosen.length > 0 &&
    !isSame &&
    best &&
    best.score > thresholds.act
  )
    return null;
  const fields = fieldsOf(declaration);
  const search = fields.find(
    (field) => field.meta.sense === 'search_words' || field.meta.sense === 'product_words',
  );
  // Left-over words of a narrowing are rarely a new search.
  if (
    search &&
    last.input[search.name] !== undefined &&
    (dropsFilter(heard.text) || own.some((name) => name !== search.name))
  )
    delete filling.input[search.name];
  const merged = mergeInput(fields, last.input, filling, heard.text);
  if (JSON.stringify(merged) === JSON.stringify(last.input) && !repeats) return null;
  const { several } = filling;
  if (several)
    return {
      kind: 'calls',
      operation: declaration.name,
      inputs: several.values.map((value) => ({ ...merged, [several.field]: value })),
    };
  return { kind: 'calls', operation: declaration.name, inputs: [merged] };
}

/** A request for the same operation that names neither its thing nor new words to search: it narrows. */
function lacksSubject(best: Ranked, heard: Heard, earlier: Readonly<Record<string, unknown>>): boolean {
  const { profile, filling } = best;
  if (heard.tokens.length > 8 || filling.searched) return false;
  const search = profile.fields.find((field) => field.meta.sense === 'search_words');
  const hasSubject = heard.tokens.some(
    (token) =>
      profile.nouns.has(token.stem) || ideasOf(token.lower).some((idea) => profile.nounIdeas.has(idea)),
  );
  return (
    !hasSubject &&
    (search === undefined || earlier[search.name] !== undefined || Object.keys(earlier).length > 0)
  );
}

function newValues(filling: Filling, earlier: Readonly<Record<string, unknown>>): string[] {
  const named = Object.keys(filling.input).filter(
    (name) => JSON.stringify(filling.input[name]) !== JSON.stringify(earlier[name]),
  );
  if (filling.assumed)
    return named.filter(
      (name) =>
        !filling.chosen.some((record) =>
          [...record.refs.values()].flat().some((ref) => ref.value === filling.input[name]),
        ),
    );
  named.push(...filling.removed.keys());
  return filling.several ? [...named, filling.several.field] : named;
}

const dropsFilter = (text: string) => /\b(?:any|drop|remove|forget|ignore|clear)\b/i.test(text);

function scoreOf(ranked: readonly Ranked[], declaration: AnyDeclaration): number {
  return ranked.find((one) => one.profile.declaration.name === declaration.name)?.score ?? 0;
}

function isOffered(situation: Situation, declaration: AnyDeclaration): boolean {
  return situation.profiles.some((profile) => profile.declaration.name === declaration.name);
}
