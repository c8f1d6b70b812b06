import type { FieldSpec } from '../fields.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { Work } from './work.ts';

const beforeAddress =
  /\b(?:use|take|try|choose|pick|switch to|with|model)\s+(?:the (?:language )?model\s+)?["“]?(?<model>[\p{L}\d][\p{L}\d.:_/-]{1,80})["”]?\s+(?:(?:on|in|from|of)\s+[\p{L}\d .-]{2,20}\s+)?(?:at|on|from|@)\s*$/iu;

/** "Use qwen3:14b at http://localhost:11434/v1": an address says that its server answers, and the name before it which model. */
export function fillModelAt(
  fields: readonly FieldSpec[],
  { text, values }: Utterance,
  { input, used }: Work,
): void {
  const source = fields.find(
    ({ name, values: members }) => name === 'source' && members.includes('COMPATIBLE'),
  );
  const url = values.find(({ kind }) => kind === 'url');
  if (!source || !url) return;
  input[source.name] = 'COMPATIBLE';
  const match = beforeAddress.exec(text.slice(0, url.start));
  const model = match?.groups?.['model'];
  if (!match || !model) return;
  input['model'] = model;
  used.push({ start: match.index, end: url.start });
}
