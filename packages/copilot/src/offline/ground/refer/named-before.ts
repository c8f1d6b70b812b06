import type { RecordKind } from '@brandwright/contract';
import type { SeenRecord } from '../records/records.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import { onlyOpenListed } from './only-open-listed.ts';
import { referByMessage } from './refer.ts';

/**
 * "What can Tom see?", "take him off": the record that one of the messages just before names, where nothing that was shown is one of the
 * kind. The latest message that names any decides; one that names several names none.
 */
export async function namedBefore(
  text: string,
  kind: RecordKind,
  { told }: DialogueState,
  services: GroundingServices,
): Promise<SeenRecord | undefined> {
  if (!pronoun.test(text)) return undefined;
  for (const { said } of told.slice(0, mostBack)) {
    // A first name alone is one of the team where the team is spoken of.
    const words = kind === 'team_member' ? `team ${said}` : said;
    const named = await onlyOpenListed(await referByMessage(words, kind, true, services), kind, services);
    if (named.kind === 'several') return undefined;
    if (named.kind === 'found' && named.records.length === 1) return named.records[0];
  }
  return undefined;
}

const mostBack = 2;
const pronoun = /\b(?:him|her|hers|his|he|she|them|they|their|theirs|it|its|that|this|those|these|one)\b/i;
