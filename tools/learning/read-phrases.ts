import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noContext } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import type { Example } from './examples.ts';

/** A line of `phrases/*.jsonl`: a message on its own, without marks. */
interface Phrase {
  say: string;
  /** The operation that it asks for; null for one that nothing does. */
  op?: string | null;
  /** Another intent, such as `about` or `yes`. */
  intent?: string;
  relation?: 'again';
  /** What is shown, in a few words. */
  context?: string;
}

const folder = fileURLToPath(new URL('phrases/', import.meta.url));

/** Messages that were written one by one: openings, and later ones with what was shown in a few words. */
export function readPhrases(isOffered: (operation: string) => boolean): Example[] {
  return ['openings', 'phrases', 'later'].flatMap((name) =>
    readFileSync(`${folder}${name}.jsonl`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line): Example[] => {
        const { say, op, intent, relation, context } = JSON.parse(line) as Phrase;
        if (op && !isOffered(op)) return [];
        const own = op === null ? 'decline' : (op ?? intent);
        const isWaiting = own === 'yes' || own === 'no';
        const around = !context
          ? noContext
          : isWaiting
            ? { ...noContext, waits: context }
            : { ...noContext, shown: [context] };
        return [
          {
            say,
            context: around,
            intents: own ? [own] : null,
            relation: relation ?? null,
            about: null,
            tagged: [],
            source: name,
          },
        ];
      }),
  );
}
