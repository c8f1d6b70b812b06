import type { MissingArea } from '@brandwright/contract/missing-areas.ts';
import type { GroundingServices } from '../ground/services.ts';
import type { DialogueState } from '../ground/state.ts';
import { missingAsked } from '../perceive/missing-area.ts';
import { cannotDo } from '../phrases.ts';
import type { Decision } from './decision.ts';

/**
 * An honest no to what asks for an area that is missing, with the nearest that there is. Null where the words may be an answer to
 * a question, or where what they name is in view: "change my plan" after a crowdfunding plan was shown means that one.
 */
export function declineMissing(
  text: string,
  { asked, results, pending }: DialogueState,
  { offered }: Pick<GroundingServices, 'offered'>,
): Decision | null {
  if (asked) return null;
  const found = missingAsked(text);
  if (!found) return null;
  const { missing, nearest } = found.topic;
  const seen = 'operation' in nearest ? nearest.operation : null;
  const shown = [
    ...results.map(({ operation }) => operation.name),
    ...pending.map(({ operation }) => operation),
  ];
  const titles = offered
    .filter(({ name }) => name !== seen && shown.includes(name))
    .map(({ title }) => title);
  // The first word says what to do, or asks.
  const named = new Set(
    found.words
      .toLowerCase()
      .split(/\P{L}+/u)
      .slice(1)
      .filter((word) => word.length > 3),
  );
  const isInView = titles.some((title) =>
    title
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => named.has(word)),
  );
  if (isInView) return null;
  return {
    kind: 'missing',
    text: `${cannotDo} ${missing} ${sayNearest(nearest)}`,
    options:
      'operation' in nearest ? [{ operation: nearest.operation, input: {}, label: nearest.label }] : [],
  };
}

const sayNearest = (nearest: MissingArea['nearest']): string =>
  'operation' in nearest ? nearest.say : `${nearest.say} [${nearest.screen.label}](${nearest.screen.path}).`;
