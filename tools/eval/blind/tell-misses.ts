import type { ConversationReport, TurnReport } from './run-file.ts';

/** Prints the turns that were not right: what was said, what was wanted and what happened instead. */
export function tellMisses(conversations: readonly ConversationReport[]): void {
  for (const { id, turns } of conversations) {
    for (const turn of turns.filter(({ good }) => !good)) {
      console.log(
        `  ${id} > ${turn.say}\n    wanted: ${turn.want}\n    did: ${did(turn)} | ${oneLine(turn.text)}`,
      );
    }
  }
}

const did = ({ failure, calls }: TurnReport) =>
  failure ??
  calls.map(({ op, input, state }) => `${op} ${cut(JSON.stringify(input), 160)} ${state}`).join('; ');

const oneLine = (text = '') => cut(text.replaceAll('\n', ' '), 220);
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)} …` : text);
