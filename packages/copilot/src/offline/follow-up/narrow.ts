import type { AnyDeclaration } from '@brandwright/contract';
import { type Filling, fill } from '../arguments/fill.ts';
import { isCorrection, isFollowUp, mergeInput } from './follow-up.ts';
import { fieldsOf } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import { isOffered, thresholds, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { looseNumber } from '../arguments/loose-number.ts';
import { profileOf } from '../choice/profile.ts';
import type { Ranked } from '../choice/rank.ts';
import type { PastCall } from '../turn/conversation.ts';
import { shiftDays } from '../arguments/shift-days.ts';
import { overlaps, type Span } from '../arguments/span.ts';
import { ideasOf } from '../words/lexicon.ts';
import { stem, tokenise } from '../words/tokens.ts';

/**
 * "only the ones rated above 4.5", "no, Vietnam", "and last month?": the last call again with what changed; where that
 * takes none of it, the list before it.
 */
export function narrow(heard: Heard, ranked: readonly Ranked[], situation: Situation): Interpretation | null {
  const { calls } = situation.table;
  const latest = calls.at(-1);
  if (!latest) return null;
  const last = asSaid(latest, situation);
  const further = theOther(last, heard, situation);
  if (further) return further;
  const first = changeMade(last, heard, situation) ?? changeCall(last, heard, ranked, situation);
  // "same thing but only Shopify", which the last call has nothing for.
  if (!first && /^(?:(?:and|ok|please|do)\s+)*(?:the )?same thing\b/i.test(heard.text))
    return calls
      .slice(-4, -1)
      .reverse()
      .reduce<Interpretation | null>(
        (found, call) => found ?? changeCall(call, heard, ranked, situation),
        null,
      );
  if (first || !isFollowUp(heard.text) || isList(last, situation)) return first;
  const list = calls.slice(-4, -1).findLast((call) => isList(call, situation));
  return list ? changeCall(list, heard, ranked, situation) : null;
}

/** "make it 800 units" after something was made: it is changed by the update of its kind, not made a second time. */
function changeMade(last: PastCall, heard: Heard, situation: Situation): Interpretation | null {
  const made = /^create_(.+)$/.exec(last.operation)?.[1];
  const declaration = made === undefined ? undefined : situation.find(`update_${made}`);
  if (last.outcome?.ok !== true || !declaration || !isOffered(situation, declaration)) return null;
  if (!isCorrection(heard.text)) return null;
  const { input, missing } = fill(profileOf(declaration), heard, situation.table);
  const says = fieldsOf(declaration).some((field) => !field.meta.ref && input[field.name] !== undefined);
  return says && missing.length === 0
    ? { kind: 'calls', operation: declaration.name, inputs: [input] }
    : null;
}

/** A call that was approved, as it was asked for: what was worked out for the approval holds no longer. */
function asSaid(call: PastCall, { table }: Situation): PastCall {
  if (call.outcome?.ok !== true) return call;
  const asked = table.calls.findLast(
    (one) =>
      one.operation === call.operation &&
      one.outcome?.ok === 'asks' &&
      Object.entries(one.input).every(
        ([name, value]) => JSON.stringify(value) === JSON.stringify(call.input[name]),
      ),
  );
  return asked ? { ...call, input: asked.input } : call;
}

/** "and the other candle too": the last change once more, where it was about one of them. */
function theOther(last: PastCall, heard: Heard, situation: Situation): Interpretation | null {
  const noun =
    /^(?:(?:and|ok|now|also|please)[, ]+)*(?:the )?other (\p{L}+)(?: (?:too|as well|also|please))*[.! ]*$/iu.exec(
      heard.text,
    )?.[1];
  const declaration = situation.find(last.operation);
  if (!noun || !declaration || declaration.effect === 'read' || !isOffered(situation, declaration))
    return null;
  const names = fieldsOf(declaration).some(
    (field) =>
      field.meta.ref !== undefined &&
      typeof last.input[field.name] === 'string' &&
      tokenise(String(last.input[field.name])).some((token) => token.stem === stem(noun.toLowerCase())),
  );
  return names ? { kind: 'calls', operation: declaration.name, inputs: [last.input] } : null;
}

const isList = (call: PastCall, situation: Situation) =>
  situation.table.lists.some((list) => list.operation === call.operation && !list.single) ||
  (situation.find(call.operation)?.effect === 'read' &&
    profileOfCall(call, situation).some((field) => field.meta.sense === 'page'));

function profileOfCall(call: PastCall, situation: Situation) {
  const declaration = situation.find(call.operation);
  return declaration ? fieldsOf(declaration) : [];
}

function changeCall(
  last: PastCall,
  heard: Heard,
  ranked: readonly Ranked[],
  situation: Situation,
): Interpretation | null {
  const declaration = situation.find(last.operation);
  if (!declaration || !isOffered(situation, declaration)) return null;
  const best = ranked[0];
  const isSame = best?.profile.declaration.name === declaration.name;
  const cued = isFollowUp(heard.text) || isLimitAlone(heard, best, last, situation);
  const isShort = heard.tokens.length <= 4;
  const corrects = isCorrection(heard.text) && declaration.effect !== 'read';
  const onlyLimits = cued && heard.spans.length > 0 && heard.spans.every(isLimit);
  const repeats =
    /^(?:(?:and|ok|please|do|try|run|show)\s+)*(?:the )?same(?: again| thing| search| as last time)?(?: for| with| but)?|\bagain\b/i.test(
      heard.text,
    );
  // "she wrote again" asks for nothing to be done again.
  if (declaration.effect !== 'read' && repeats && !asksAgain.test(heard.text)) return null;
  const doesAnew = repeats && declaration.effect !== 'read' && !/\bagain\b/i.test(heard.text);
  // "and on 9048" asks the same of another; "and open the second" opens it.
  const asksSame = /^(?:and|what about|how about)\b/i.test(heard.text) && !opensIt.test(heard.text);
  const opensOther = best !== undefined && best.clues.opens > 0 && !isSame;
  if (opensOther && !corrects && !onlyLimits && !doesAnew && !asksSame) return null;
  const again = ranked.find((one) => one.profile.declaration.name === declaration.name);
  const isNear =
    best !== undefined &&
    again !== undefined &&
    best.score - again.score < 0.4 &&
    best.filling.searched === null &&
    best.profile.isRead;
  const elliptic = isNear && lacksSubject(again, heard, last.input);
  if (!cued && !elliptic && !doesAnew && !(isShort && (!best || best.score < thresholds.act))) return null;
  const filling = fill(profileOf(declaration), heard, situation.table, new Set(Object.keys(last.input)));
  const shifted = shiftDays(heard.text, fieldsOf(declaration), last.input);
  if (shifted) Object.assign(filling.input, shifted);
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
  const isCorrected = corrects && filling.chosen.length === 0 && own.length > 0;
  // "no, 5000 units", "what about India": nothing else is named that it could be about.
  const goesOn =
    own.length > 0 &&
    (isCorrection(heard.text) || asksSame) &&
    (best === undefined || best.clues.nouns === 0 || (asksSame && opensOther));
  if (
    !isSame &&
    !onlyLimits &&
    !isCorrected &&
    !doesAnew &&
    !goesOn &&
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
  if (search && !isQuoted(heard) && (dropsFilter(heard.text) || own.some((name) => name !== search.name)))
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

/** "moq at most 60" after a list: nothing but a limit, and no noun of anything else. */
function isLimitAlone(heard: Heard, best: Ranked | undefined, last: PastCall, situation: Situation): boolean {
  return (
    heard.tokens.length <= 5 &&
    heard.spans.length > 0 &&
    heard.spans.every(isLimit) &&
    heard.references.length === 0 &&
    heard.named.every((one) => one.score < 0.8 || overlapsLimit(one, heard)) &&
    isList(last, situation) &&
    !(best && heard.tokens.some((token) => best.profile.nouns.has(token.stem)))
  );
}

/** A name found within the words of a limit ("most") is none. */
const overlapsLimit = (place: { start: number; end: number }, heard: Heard) =>
  heard.spans.some((span) => overlaps(place, span));

const opensIt = /\b(?:open|show|see|view|display|look)\b/i;
const asksAgain =
  /\b(?:same|once more|instead|rather)\b|^(?:(?:and|ok|now|please|no|actually)[, ]+)*(?:again|do (?:it|that|this) again|try (?:it |that )?again|\p{L}+ (?:it|that|them|\d+) again)\b/iu;

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

/** "under 30": a figure with a side. */
const isLimit = (span: Span) =>
  (span.kind === 'number' || span.kind === 'money' || span.kind === 'percent' || span.kind === 'duration') &&
  (span.bound !== null || span.high !== null);

const isQuoted = (heard: Heard) => heard.spans.some((span) => span.kind === 'quoted');
