import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words of a message that give a value: of an operation's field, or of a question about what is shown. */
export interface Mark {
  /** A field of the operation; `row` and `what` in questions about what is shown. */
  field: string;
  /** The member of a list of values, or true and false, that the words stand for. */
  value: string | null;
  /** The words take the value away. */
  drops: boolean;
  /** Place in the message. */
  start: number;
  end: number;
}

/** What is said and done when a message comes. Operations are newest first. */
export interface Situation {
  shown: readonly string[];
  waits: string | null;
  asked: { operation: string; field: string } | null;
  /** The message before. */
  previous: string | null;
}

export type Outcome =
  | { kind: 'request'; operations: readonly { name: string; again: boolean }[] }
  | { kind: 'about'; question: string; what: string }
  | { kind: 'decision'; approved: boolean }
  | { kind: 'revise'; operation: string }
  | { kind: 'answer'; operation: string }
  | { kind: 'ask'; operation: string; field: string }
  | { kind: 'unclear'; operations: readonly string[] }
  | { kind: 'decline' }
  | { kind: 'chat'; topic: string };

/** One message of a chat to learn from. */
export interface ChatTurn {
  say: string;
  marks: readonly Mark[];
  situation: Situation;
  outcome: Outcome;
  /** File and line. */
  source: string;
}

/** Everything in a folder of chats. `asks` says which operations wait for a yes. */
export function readChats(folder: string, asks: (operation: string) => boolean): ChatTurn[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.chat'))
    .sort()
    .flatMap((file) => parseChats(readFileSync(join(folder, file), 'utf8'), file, asks));
}

const mark = /\[(?<drops>-)?(?<field>[\w.]+)(?:=(?<value>[^:\]]*))?:(?<words>[^\]]*)\]/g;

/** Takes the marks out of a message. */
export function parseMessage(text: string): { say: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let say = '';
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const { drops, field = '', value, words = '' } = match.groups ?? {};
    say += text.slice(from, match.index);
    marks.push({
      field,
      value: value ?? null,
      drops: drops !== undefined,
      start: say.length,
      end: say.length + words.length,
    });
    say += words;
    from = match.index + match[0].length;
  }
  return { say: say + text.slice(from), marks };
}

/** The format is described in this folder's README. */
export function parseChats(text: string, file: string, asks: (operation: string) => boolean): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let situation: Situation = nothingYet;
  let message: { say: string; marks: Mark[] } | null = null;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const rest = line.slice(1).trim();
    const source = `${file}:${index + 1}`;
    switch (line[0]) {
      case '@':
        situation = nothingYet;
        break;
      case '<':
        situation = { ...situation, shown: [rest, ...situation.shown] };
        break;
      case '~':
        situation = { ...situation, waits: rest };
        break;
      case '?': {
        const [operation = '', field = ''] = rest.split('.');
        situation = { ...situation, asked: { operation, field } };
        break;
      }
      case '>':
        message = parseMessage(rest);
        break;
      case '=': {
        if (!message) throw new Error(`${source}: an outcome without a message`);
        const outcome = parseOutcome(rest, source);
        turns.push({ ...message, situation, outcome, source });
        situation = { ...after(situation, outcome, asks), previous: message.say };
        message = null;
        break;
      }
      default:
        if (line !== '' && line[0] !== '#') throw new Error(`${source}: cannot read "${line}"`);
    }
  }
  return turns;
}

const nothingYet: Situation = { shown: [], waits: null, asked: null, previous: null };

function parseOutcome(text: string, source: string): Outcome {
  const [first = '', ...others] = text.split(/\s+/);
  const rest = others.join(' ');
  if (first === 'about') {
    const [question = '', what = ''] = rest.split(/:\s*/, 2);
    return { kind: 'about', question, what };
  }
  if (text === 'yes' || text === 'no') return { kind: 'decision', approved: text === 'yes' };
  if (text === 'decline') return { kind: 'decline' };
  if (first === 'chat') return { kind: 'chat', topic: rest };
  if (first === 'revise' || first === 'answer') return { kind: first, operation: rest };
  if (first === 'ask') {
    const [operation = '', field = ''] = rest.split('.');
    return { kind: 'ask', operation, field };
  }
  if (first === 'unclear') return { kind: 'unclear', operations: rest.split(/,\s*/) };
  const operations = text.split('&').map((part) => {
    const match = /^(?<name>\w+)(?<again> \+)?$/.exec(part.trim());
    if (!match?.groups?.['name']) throw new Error(`${source}: cannot read the outcome "${text}"`);
    return { name: match.groups['name'], again: match.groups['again'] !== undefined };
  });
  return { kind: 'request', operations };
}

function after(situation: Situation, outcome: Outcome, asks: (operation: string) => boolean): Situation {
  const done = (names: readonly string[]): Situation => ({
    ...situation,
    shown: [...names].reverse().concat(situation.shown).slice(0, 4),
    waits: names.find(asks) ?? situation.waits,
    asked: null,
  });
  switch (outcome.kind) {
    case 'request':
      return done(outcome.operations.map(({ name }) => name));
    case 'revise':
    case 'answer':
      return done([outcome.operation]);
    case 'decision':
      return { ...situation, waits: null, asked: null };
    case 'ask':
      return { ...situation, asked: { operation: outcome.operation, field: outcome.field } };
    default:
      return { ...situation, asked: null };
  }
}
