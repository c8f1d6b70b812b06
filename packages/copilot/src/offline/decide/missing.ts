import type { MissingArea } from '@brandwright/contract/missing-areas.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
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
  const { missing, nearest, alsoNamed } = found.topic;
  const shown = [
    ...results.map(({ operation }) => operation.name),
    ...pending.map(({ operation }) => operation),
  ];
  const titles = offered.filter(({ name }) => shown.includes(name)).map(({ title }) => wordsOf(title));
  const isInView = alsoNamed.some(
    (name) => wordsOf(found.words).includes(name) && titles.some((words) => words.includes(name)),
  );
  if (isInView) return null;
  return {
    kind: 'missing',
    text: `${cannotDo} ${missing} ${sayNearest(nearest)}`,
    options:
      'operation' in nearest ? [{ operation: nearest.operation, input: {}, label: nearest.label }] : [],
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\P{L}+/u);

const sayNearest = (nearest: MissingArea['nearest']): string =>
  'operation' in nearest ? nearest.say : `${nearest.say} [${nearest.screen.label}](${nearest.screen.path}).`;
