import type { Value } from '@brandwright/language/values/value.ts';

/** A clause in which somebody tells what they do themselves: "I'm looking at my Canadian customers". */
const ownClause =
  /(?:^|[.!?;:,]\s*)(?:(?:ok|okay|so|well|and|but|right|hello|hi|hey|morning|good \p{L}+)[, ]+)*(?:before |while |as |since )?i(?:['’]m| am| was|['’]ve| have| look| go| make| do| start| write|['’]ll| will)\b(?<rest>[^.!?;:,]*)$/iu;
/** What has a day in a shop, and what asks. */
const hasDay =
  /\b(?:plac|order|cam|com|sold|sell|bought|buy|ship|paid|pay|arriv|receiv|book|due|late|remind|which|what|how|who|count|found|spent|did|put|set|add|mark|log|start(?:ed)? (?:it|them|that)|print|pack|return|refund|cancel|call|send|sent|expect)/i;

/** "Before I look at anything else today: which order has waited longest?" The day is that of who says it, and none to look for. */
export function isOwnDay(value: Value, text: string): boolean {
  if (
    value.kind !== 'date' ||
    !/^(?:today|this (?:morning|afternoon|evening)|tonight|now)$/i.test(value.text)
  )
    return false;
  const said = ownClause.exec(text.slice(0, value.start))?.groups?.['rest'];
  return said !== undefined && !hasDay.test(said);
}
