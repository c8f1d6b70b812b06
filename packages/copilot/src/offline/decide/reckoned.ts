import { reckon } from '../answer/reckon/reckon.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Parse } from '../parse/parse.ts';
import { policy } from './policy.ts';
import type { Considered } from './decide.ts';

/**
 * A question of arithmetic about what is said or shown is answered as a whole, before it is taken apart: its figures belong together.
 * Null where it asks for something else, or where a change is likelier.
 */
export async function reckoned(
  text: string,
  state: DialogueState,
  read: () => Promise<Parse>,
  services: GroundingServices,
): Promise<{ parse: Parse; considered: Considered } | null> {
  // What was asked is answered, also with half of something.
  if (state.asked && !text.includes('?')) return null;
  const answer = reckon(text, state);
  if (!answer) return null;
  const parse = await read();
  const [best] = parse.candidates;
  const operation = best && services.find(best.operation);
  const isChange = operation !== undefined && operation.effect !== 'read';
  const probability = best?.probability ?? 0;
  if (isChange && probability >= sureChange && !asks.test(text)) return null;
  // What is known of by name may still be worked out anew: what another look tells better is left to it.
  const isShown = state.results.slice(0, 2).some(({ operation: { name } }) => name === best?.operation);
  const most = answer.certainty >= sure ? policy.shows + 0.2 : policy.sum;
  if (!isShown && probability >= most) return null;
  return {
    parse,
    considered: {
      decision: { kind: 'answer', text: answer.text, focus: answer.focus },
      readings: [],
      answer,
    },
  };
}

const sureChange = 0.6;
const sure = 0.9;
const asks = /\?|\b(?:what|how (?:much|many|far)|which|is that|that's|come to|comes to)\b/i;
