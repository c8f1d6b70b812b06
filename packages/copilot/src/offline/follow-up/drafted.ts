import { metaOf, unwrap } from '@brandwright/contract';
import { missingFields } from '../arguments/missing.ts';
import type { Filling } from '../arguments/fill.ts';
import { shapeOf } from '../arguments/fields.ts';
import { isTextField } from '../arguments/texts.ts';
import type { Profile } from '../choice/profile.ts';
import type { Heard } from '../turn/heard.ts';
import type { Table } from '../table/state.ts';

/** "Send it", "looks good, send that off", "ok post the draft": nothing but that the draft shall go. */
const sendsDraft =
  /^(?:[^,.!?]{1,40}[,.!] ?|(?:ok|okay|yes|yep|great|good|perfect|fine|please|now|then|and|just|go ahead and|can you|could you)[ ,]+){0,3}(?:send|post|fire)(?: off)? (?:it|that|this|(?:the|that|this|your|my) (?:draft|message|reply|answer|text|note))(?: off| out| now| as it is| to (?:them|him|her|the \w+)| please)*[.!]?$/i;

/** How much more likely the operation is that sends a draft, when it is told to: more than words that are alike. */
export const draftWeight = 2;

/**
 * "Send it" after a draft: the text that an operation needs is the one that the last call drafted, when that call says
 * that this operation usually follows it. Never a text from outside.
 */
export function takeDraft(
  profile: Profile,
  filling: Filling,
  heard: Heard,
  table: Table,
): { filling: Filling; sendsDraft: boolean } {
  const text = sendsDraft.test(heard.text.trim()) ? draftFor(profile, filling, table) : null;
  if (text === null) return { filling, sendsDraft: false };
  const [field] = filling.missing;
  const input = { ...filling.input, ...(field ? { [field.name]: text } : {}) };
  return {
    filling: { ...filling, input, missing: missingFields(profile, input, filling.several) },
    sendsDraft: true,
  };
}

/** The text that the last call drafted for the only thing that is missing, or null. */
function draftFor(profile: Profile, filling: Filling, table: Table): string | null {
  const last = table.calls.at(-1);
  const [field, ...others] = filling.missing;
  if (!last || last.outcome?.ok !== true || !field || others.length > 0) return null;
  const declared = table.find(last.operation);
  if (declared?.effect !== 'read' || !declared.related?.includes(profile.declaration.name)) return null;
  const drafted = shapeOf(unwrap(declared.output))[field.name];
  const { result } = last.outcome;
  if (!drafted || metaOf(drafted).untrusted || !isTextField(field)) return null;
  if (typeof result !== 'object' || result === null) return null;
  const text = (result as Record<string, unknown>)[field.name];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
