/** Words that only ask: "Generate AI ideas for a calming tea" → "a calming tea". */
const asking =
  /^(?:please |can you |could you |i (?:need|want) )*(?:(?:generate|make|give me|create|brainstorm|suggest|find|come up with|get me|show me|think up|dream up|write) )?(?:me )?(?:(?:a|an|one|two|three|four|five|six|\d|some|a few|more|new|several) )*(?:ai )?(?:product )?(?:ideas?|suggestions|concepts)(?: please)?\s*(?:for|about|on|around|:|-|to do with)?\s*/i;

/** What is asked about; empty where the words only ask. */
export const briefOf = (said: string): string => said.replace(asking, '').trim();
