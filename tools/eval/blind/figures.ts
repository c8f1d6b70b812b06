import { isQuestion } from './failures.ts';
import type { ConversationReport, TurnReport } from './run-file.ts';

/** Counts of one or more files. */
export interface Figures {
  conversations: number;
  /** Conversations in which every turn was right. */
  whole: number;
  turns: number;
  right: number;
  /** Right, or with a wanted operation among the readings offered. */
  oneTap: number;
  /** Turns that changed something nobody asked for. */
  strays: number;
  /** Turns that the partner answered with a question or with readings to choose from, and did nothing. */
  asked: number;
  /** Of those, turns where a question or readings are among the outcomes. */
  askedNeeded: number;
  /** Turns whose outcomes are all a no: nothing does what they ask for. */
  outOfScope: number;
  /** Of those, answered with one. */
  declined: number;
}

export function figuresOf(conversations: readonly ConversationReport[]): Figures {
  const turns = conversations.flatMap((conversation) => conversation.turns);
  const asked = turns.filter(isQuestion);
  const outside = turns.filter(isOutOfScope);
  return {
    conversations: conversations.length,
    whole: conversations.filter((conversation) => conversation.turns.every(({ good }) => good)).length,
    turns: turns.length,
    right: turns.filter(({ good }) => good).length,
    oneTap: turns.filter(({ oneTap }) => oneTap).length,
    strays: turns.filter(({ stray }) => stray.length > 0).length,
    asked: asked.length,
    askedNeeded: asked.filter(wantsQuestion).length,
    outOfScope: outside.length,
    declined: outside.filter(({ good }) => good).length,
  };
}

const wantsQuestion = ({ ok }: TurnReport) => ok.some(({ ask, options }) => ask ?? options);
const isOutOfScope = ({ ok }: TurnReport) => ok.every(({ decline }) => decline);

export const figuresByFile = (
  files: ReadonlyMap<string, readonly ConversationReport[]>,
): Map<string, Figures> => new Map([...files].map(([name, reports]) => [name, figuresOf(reports)]));

/** The share of turns that were right, from 0 to 1; null where nothing ran. */
export const shareRight = ({ right, turns }: Figures): number | null => (turns === 0 ? null : right / turns);

export const sayFigures = ({
  conversations,
  whole,
  turns,
  right,
  oneTap,
  strays,
  ...rest
}: Figures): string =>
  [
    `turns right ${ofAll(right, turns)}`,
    `right or one tap away ${ofAll(oneTap, turns)}`,
    `conversations wholly right ${ofAll(whole, conversations)}`,
    `changes nobody asked for ${strays}`,
    `questions that were needed ${ofAll(rest.askedNeeded, rest.asked)}`,
    `out of scope declined ${ofAll(rest.declined, rest.outOfScope)}`,
  ].join(', ');

const ofAll = (count: number, all: number) =>
  `${count}/${all}${all === 0 ? '' : ` (${((100 * count) / all).toFixed(1)} %)`}`;
