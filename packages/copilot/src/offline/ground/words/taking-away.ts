import type { AnyDeclaration } from '@brandwright/contract';

/** Verbs of operations after which something is no longer there or in sight, or a change is gone. */
const takingVerbs: ReadonlySet<string> = new Set([
  'remove',
  'delete',
  'dismiss',
  'snooze',
  'clear',
  'revoke',
  'forget',
  'unpublish',
  'archive',
  'undo',
]);

/** English for that, whatever the verb of the operation is. */
const says = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:remov|delet|dismiss|snooz|clear|clean|revok|unpublish|archiv|eras|wip|drop|hid|stop|cancel|clos|skip|ignor|mut|revers|revert|restor|remind)\w*`,
    'bin|trash|scrap|kill|rid|toss|throw|chuck|ditch|cut|forget|forgot|end|lose|loses|lost cause|undo|undone',
    'off|out|away|down|gone|go|goes|back|without|less|except|instead|rather|later|tomorrow|tonight|before|again|was|were',
    String.raw`no (?:longer|more)|(?:not )?any ?more|(?:don['’]?t|do not) (?:need|want)|never ?mind|nvm|mistake|oops|wrong|old|dead`,
    'done|dealt|handled|sorted|seen|got it|draft|park|shelve|stash',
  ].join('|')})\b|\bun-?\p{L}{3,}`,
  'iu',
);

/** "Take the second": nothing is said of losing it, so no removal is meant. */
export const losesUnasked = ({ name, effect }: AnyDeclaration, text: string): boolean =>
  effect === 'write' && takingVerbs.has(name.split('_', 1)[0] ?? '') && !says.test(text);
