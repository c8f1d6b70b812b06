import { askFor, askWhich } from '../saying/ask.ts';
import { findChain } from '../turn/chain.ts';
import type { Heard } from '../turn/heard.ts';
import { thresholds, type Interpretation, type Situation } from '../turn/interpretation.ts';
import type { Ranked } from './rank.ts';
import { decline } from '../saying/small-talk.ts';

/** Decides from the ranking: acts, asks for what is missing or which of two, or declines. */
export function choose(heard: Heard, ranked: readonly Ranked[], situation: Situation): Interpretation {
  const top = ranked[0];
  const fitting = ranked.filter(
    (one) => !(one.clues.foreign > 0 && one.clues.learntBest < 0.2) && top && top.score - one.score < 0.6,
  );
  // "open the second", "and the first one": nothing but what is pointed at was said.
  const pointed = ranked.find(
    ({ clues }) => clues.opens > 0 && clues.pointedAt > 0 && clues.pointsElsewhere === 0,
  );
  if (pointed) return act(pointed, heard, situation);
  const best = lastOf(
    likeBefore(anyones(wholeList(fitting) ?? fuller(fitting), ranked, heard), fitting, situation),
    ranked,
    heard,
    situation,
  );
  const offered = situation.profiles.map((profile) => profile.declaration);
  const opener = ranked.find(
    (one) =>
      one.profile.opens &&
      one.filling.missing.length === 0 &&
      !one.filling.assumed &&
      one.clues.numberLeft === 0 &&
      namesOne(one, heard),
  );
  // A record that was named is shown when little else was said; not when something else was asked of it.
  if ((!best || best.score < thresholds.decline) && opener && opener.clues.learntNull < 0.5)
    return act(opener, heard, situation);
  const wouldAskInVain =
    best !== undefined &&
    best.filling.missing.length > 0 &&
    best.clues.foreign > 0 &&
    best.clues.learntNull > 0.5;
  if (!best || best.score < thresholds.decline || wouldAskInVain)
    return { kind: 'say', text: decline(offered), outcome: 'declined' };
  const second = ranked[ranked.indexOf(best) + 1];
  const declaration = best.profile.declaration;
  const unsure = best.score < thresholds.act;
  if (
    unsure &&
    second &&
    best.score - second.score < thresholds.tie &&
    second.profile.declaration.effect !== declaration.effect
  ) {
    return { kind: 'ask', asked: askWhich(declaration, second.profile.declaration) };
  }
  if (
    unsure &&
    declaration.effect !== 'read' &&
    best.filling.taken === 0 &&
    best.filling.chosen.length === 0 &&
    best.clues.learntBest < 0.5
  ) {
    return { kind: 'say', text: decline(offered), outcome: 'declined' };
  }
  return act(best, heard, situation);
}

/** Where the best would be called once for each country, a near one that takes them all at once. */
function wholeList(fitting: readonly Ranked[]): Ranked | undefined {
  const best = fitting[0];
  const field = best?.profile.fields.find((one) => one.name === best.filling.several?.field);
  if (!best || !field || field.meta.ref) return undefined;
  return fitting.find(
    (one) =>
      one.profile.isRead &&
      one.filling.several === null &&
      one.filling.missing.length === 0 &&
      one.clues.valuesLeft <= best.clues.valuesLeft &&
      best.score - one.score < 0.5,
  );
}

/** Of operations with one verb, the one that takes the words which the best would leave aside: "cancel the mug on order 5". */
function fuller(fitting: readonly Ranked[]): Ranked | undefined {
  const best = fitting[0];
  if (!best || best.profile.isRead || best.clues.ignoresWords === 0) return best;
  return (
    fitting.find(
      (one) =>
        one.profile.verb.stem === best.profile.verb.stem &&
        one.clues.ignoresWords === 0 &&
        one.filling.missing.length === 0 &&
        one.filling.wordy + one.filling.namesTaken > 0,
    ) ?? best
  );
}

/** A record was named by its number, its name or its place. */
function namesOne(ranked: Ranked, heard: Heard): boolean {
  return (
    ranked.filling.chosen.length > 0 ||
    heard.named.length > 0 ||
    heard.spans.some((span) => span.kind === 'number' && span.label)
  );
}

/** Calls the operation, or first what finds the missing value, or asks for it. */
function act(best: Ranked, heard: Heard, situation: Situation): Interpretation {
  const { filling } = best;
  const { declaration } = best.profile;
  if (filling.missing.length > 0) {
    const chain = findChain(best, heard, situation);
    if (chain) return chain;
    const asked = askFor(declaration, filling);
    if (asked) return { kind: 'ask', asked };
  }
  const { several } = filling;
  const inputs = several
    ? several.values.slice(0, 12).map((value) => ({ ...filling.input, [several.field]: value }))
    : [filling.input];
  return { kind: 'calls', operation: declaration.name, inputs };
}

const lastOne =
  /\b(?:last|latest|newest|most recent) (?:order|shipment|return|conversation|brief|request|invoice)\b/i;

/** "where is Freya's last order" is about one order, not a list of hers: the best that finds it out in two steps. */
function lastOf(
  best: Ranked | undefined,
  ranked: readonly Ranked[],
  heard: Heard,
  situation: Situation,
): Ranked | undefined {
  if (!best?.profile.isRead || !/^(?:list|search)_/.test(best.profile.declaration.name)) return best;
  if (!lastOne.test(heard.text)) return best;
  const one = ranked.find(
    ({ profile, filling, score }) =>
      profile.isRead &&
      score > thresholds.decline &&
      filling.missing.length === 1 &&
      best.score - score < 1.5,
  );
  return one && findChain(one, heard, situation) ? one : best;
}

const possessive = /\b(?:my|mine|our|ours|own|i|we|us)\b/i;

/** "show suppliers in Portugal" is not about one's own: where only the name of the best says "my", the next that does not. */
function anyones(best: Ranked | undefined, ranked: readonly Ranked[], heard: Heard): Ranked | undefined {
  const saysMy = ({ profile }: Ranked) => profile.declaration.name.includes('_my_');
  const asked = heard.text.replace(/\b(?:show|tell|give|get|find) (?:me|us)\b/gi, ' ');
  if (!best?.profile.isRead || !saysMy(best) || possessive.test(asked)) return best;
  const other = ranked.find(
    (one) =>
      one.profile.isRead &&
      !saysMy(one) &&
      one.filling.missing.length === 0 &&
      one.clues.nouns >= best.clues.nouns &&
      best.score - one.score < 1.6,
  );
  return other && other.filling.taken >= best.filling.taken ? other : best;
}

/** "check this one": of operations with one verb, where their things are not named, the one that was called of late. */
function likeBefore(
  best: Ranked | undefined,
  fitting: readonly Ranked[],
  { table }: Situation,
): Ranked | undefined {
  const lately = new Set(table.calls.slice(-6).map((call) => call.operation));
  if (!best || best.clues.nouns >= 1 || lately.has(best.profile.declaration.name)) return best;
  return (
    fitting.find(
      (one) =>
        lately.has(one.profile.declaration.name) &&
        one.profile.verb.stem === best.profile.verb.stem &&
        one.filling.missing.length === 0,
    ) ?? best
  );
}
