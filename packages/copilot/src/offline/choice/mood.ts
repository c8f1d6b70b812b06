import type { Heard } from '../turn/heard.ts';
import { commandIdeas, ideasOf } from '../words/lexicon.ts';

/** Whether a request asks to see something or tells to change something. */
export interface Mood {
  asks: boolean;
  /** Ideas of change that it holds as verbs. */
  commands: ReadonlySet<string>;
  /** Opens with a verb that tells to do something, or states how it should be. */
  imperative: boolean;
}

const asking =
  /^(?:(?:and|so|ok|okay|hey|hi|please|um)[, ]+)*(?:which|what|how|who|where|when|why|is|are|was|were|do|does|did|has|have|am|show|list|find|see|view|tell|look|search|display|any|compare)\b/i;
const polite = /^(?:(?:and|so|ok|hey|please)[, ]+)*(?:can|could|would|will) (?:you|we|i)\b/i;
const telling =
  /^(?:(?:please|pls|and|then|also|ok|now|just|hey|can you|could you|would you|will you|i want to|i need to|let us|we need to|we should|i would|go ahead and)[, ]+)*(?:ship|send|deliver|export|mark|pin|note|comment|start|run|set|put|take|get|make|give|hold|tag|label|book|schedule|save|keep|pay|charge|write|jot|resend|reship|redo|assign|close|finish|complete|process|do|bring|pack|print|publish|stop)\b|\b(?:should|must|needs? to|has to|have to)\b/i;

/** The mood of a request. "canceled orders" tells of a state, "cancel" asks for a change. */
export function moodOf(heard: Heard): Mood {
  const text = heard.text.trim();
  const isPolite = polite.test(text);
  const commands = new Set<string>();
  for (const [place, token] of heard.tokens.entries()) {
    const isState =
      place < (isPolite ? 8 : 5)
        ? /(?:ed|ing|ation)$/.test(token.lower) && !/^(?:need|feed|speed|bring)$/.test(token.lower)
        : /(?:ed|ing)$/.test(token.lower);
    if (isState) continue;
    for (const idea of ideasOf(token.lower)) if (commandIdeas.has(idea)) commands.add(idea);
  }
  return { asks: asking.test(text) && !isPolite, commands, imperative: telling.test(text) };
}
