import { OperationError } from '@brandwright/contract';
import type { TextLayer } from '@brandwright/contract/design/studio/document.ts';
import { quoted } from '@brandwright/contract/design/studio/words.ts';
import { spokenColor } from '../spoken-color.ts';
import { resetText } from '../make-layers.ts';
import { fontSaid } from './fonts.ts';
import { onText, textsOf } from './restyle.ts';
import { unquoted, type Clause } from './said.ts';
import { textsMeant, unlocked, withLayers, type Reader, type Scene } from './scene.ts';

/** "change the text to “Quiet nights”", "replace “Slow” with “Quiet”", "make it say …". */
export const readWording: Reader = (clause, scene) => {
  const words = clause.text;
  const swap = swapSaid(clause, scene);
  const isSaid =
    /^(?:change|replace|edit|update|set|rewrite|swap)\s+(?:the |my |our )?(?:[\w ]*?\b)?(?:text|words?|wording|headline|title|slogan|tagline|brand name|line|letters|lettering|caption)\b.*?\b(?:to|with|into|by|say|read)\s+(.+)$/i.exec(
      words,
    ) ??
    /^(?:make|have|let|change)\b.*?\b(?:say|read)s?\s+(.+)$/i.exec(words) ??
    /\b(?:text|headline|title|slogan|it)\s+(?:should|must|shall)\s+(?:say|read|be)\s+(.+)$/i.exec(words) ??
    /\b(?:i(?:'d| would) (?:like|prefer)|i want)\b.*?\b(?:say|says|read|reads)\s+(⟦\d+⟧)/i.exec(words) ??
    /\b(?:text|words?|wording|headline|title|slogan|line)\b.{0,40}\b(?:should|must|shall|needs to|has to)\s+(?:say|read|be)\s+(⟦\d+⟧)/i.exec(
      words,
    ) ??
    /\b(?:make|have|let|change)\s+(?:it|them|that|those|these)\s+(?:to\s+)?(?:say|read)\s+(.+)$/i.exec(
      words,
    ) ??
    /^(?:the |my |our )?(?:[\w ]{0,30}\s)?(?:text|words?|wording|headline|title|slogan|line)\s*(?::|->|=>|→)\s*(⟦\d+⟧)$/i.exec(
      words,
    );
  if (swap) {
    const { from, to } = swap;
    const texts = textsOf(scene.document.layers);
    const saying = (said: RegExp) => texts.filter((layer) => layer.kind === 'TEXT' && said.test(layer.text));
    // The word itself, else a part of one: "slow" is not meant in "slowly" where it stands alone.
    const part = new RegExp(escaped(from), 'i');
    const word = wordOf(from);
    const said = saying(word).length > 0 ? word : part;
    const targets = unlocked(saying(said));
    if (targets.length === 0)
      throw new OperationError('not_found', `No text on this design says ${quoted(from)}.`);
    return {
      scene: withLayers(scene, targets, (layer) =>
        onText(layer, (text) =>
          reworded(
            text,
            text.text.replace(said, () => to),
          ),
        ),
      ),
      said: `${quoted(from)} replaced with ${quoted(to)}`,
    };
  }
  if (!isSaid) return null;
  const next = unquoted(isSaid[1] ?? '', clause);
  // "set the text to white" is about its color, "to the left" about its place.
  const isQuoted = /^⟦\d+⟧/.test(isSaid[1] ?? '');
  if (
    !isQuoted &&
    (spokenColor(next)?.said === next.toLowerCase() ||
      /^(?:the )?(?:left|right|top|bottom|back|front|cent(?:er|re)|middle|bold|uppercase|lowercase|\d+)\b/i.test(
        next,
      ) ||
      fontSaid(next, false))
  )
    return null;
  if (next === '') return null;
  const said = words.slice(0, words.length - (isSaid[1] ?? '').length);
  const targets = unlocked(textsMeant(clause, scene, said.replace(/^\w+\s+(?=(?:the|my|our)\b)/i, '')));
  const only = targets.length > 0 ? targets : unlocked(textsMeant(clause, scene, 'the text'));
  const text = next.slice(0, 500);
  return {
    scene: withLayers(scene, only.slice(0, 1), (layer) => onText(layer, (one) => reworded(one, text))),
    said: `Text changed to ${quoted(text)}`,
  };
};

interface Swap {
  from: string;
  to: string;
}

/** "Replace “Slow” with “Quiet”", and "quiet instead of slow", where a text says slow. */
function swapSaid(clause: Clause, { document: { layers } }: Scene): Swap | null {
  const put = /^(?:replace|swap|change)\s+⟦(\d+)⟧\s+(?:with|to|by|for|into)\s+(.+)$/i.exec(clause.text);
  if (put) return { from: clause.quotes[Number(put[1])] ?? '', to: unquoted(put[2] ?? '', clause) };
  const [, next, old] =
    /^(?:(?:the|that)\s+(?:words?|text|name|line)[,:]?\s+)?(?:(?:put|write|say|print|use)\s+)?(.{1,80}?)\s+(?:instead of|in place of|rather than)\s+(?:the\s+)?(.{2,80})$/i.exec(
      clause.text,
    ) ?? [];
  if (next === undefined || old === undefined) return null;
  const from = unquoted(old, clause);
  const there = layers.flatMap((layer) =>
    layer.kind === 'TEXT' ? (wordOf(from).exec(layer.text) ?? []) : [],
  )[0];
  return there === undefined ? null : { from, to: inCaseOf(there, unquoted(next, clause)) };
}

/** "hogar" in the place of "Hearth" begins with a capital too. */
const inCaseOf = (old: string, next: string): string =>
  /^\p{Lu}/u.test(old) && next === next.toLowerCase()
    ? `${next.charAt(0).toUpperCase()}${next.slice(1)}`
    : next;

const reworded = (layer: TextLayer, text: string) =>
  resetText(layer, { text, name: text.replaceAll(/\s+/g, ' ').slice(0, 60) || layer.name });
const wordOf = (text: string) => new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'iu');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
