import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { readOpenInvites } from './invites.ts';
import { readPeople } from './members.ts';

const has = (words: string, part: string): boolean =>
  part.length > 1 &&
  new RegExp(
    `(?<![\\p{L}\\p{N}])${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(words);

/** Words that are about people of the team; without one, a first name alone may be a customer's. */
const about =
  /\b(?:team|teammate|invite\w*|invitation|role|admin\w*|viewer|member|owner|co-?owner|access|permissions?|rights|promote|demote|kick|remove|fire[ds]?|left|leav\w+|works?|who|did|done|change[ds]?|view[- ]only|read[- ]only)\b/i;

/** People by full name or email; by one of their names where the message is about the team. */
export const memberFinder: RecordFinder = {
  kind: 'team_member',
  async find(context, words) {
    const people = await readPeople(context);
    return people.flatMap((one): RecordCandidate[] => {
      const candidate = (matched: string, score: number): RecordCandidate[] => [
        { kind: 'team_member', value: one.id, id: one.id, label: one.name, matched, score },
      ];
      if (has(words, one.name)) return candidate(one.name.toLowerCase(), 1);
      if (has(words, one.email)) return candidate(one.email, 1);
      const part = about.test(words) ? one.name.split(/\s+/).find((name) => has(words, name)) : undefined;
      return part === undefined ? [] : candidate(part.toLowerCase(), 0.75);
    });
  },
};

const invite = /\binvit\w*/i;

/** Open invites by address, or by a name in it where an invite is spoken of; the only one where none is named. */
export const inviteFinder: RecordFinder = {
  kind: 'team_invite',
  async find(context, words) {
    if (!invite.test(words) && !words.includes('@')) return [];
    const open = await readOpenInvites(context);
    const found = open.flatMap((one): RecordCandidate[] => {
      const said = has(words, one.email)
        ? one.email
        : one.email.split(/[@._+-]/).find((part) => part.length > 2 && has(words, part));
      return said === undefined
        ? []
        : [
            {
              kind: 'team_invite',
              value: one.id,
              id: one.id,
              label: `Invite for ${one.email}`,
              matched: said.toLowerCase(),
              score: said === one.email ? 1 : 0.85,
            },
          ];
    });
    const [only] = open;
    const matched = /\b(?:the|that|my|our|pending|open|last)\s+(?:\w+\s+)?invit\w*/i.exec(words)?.[0];
    if (found.length > 0 || open.length !== 1 || !only || matched === undefined) return found;
    return [
      {
        kind: 'team_invite',
        value: only.id,
        id: only.id,
        label: `Invite for ${only.email}`,
        matched: matched.toLowerCase(),
        score: 0.7,
      },
    ];
  },
};
