import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import { commandIdeas, ideasOf, lookIdea, stopWords } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { overlaps } from './span.ts';

/** Words of asking and dealing: never what is searched for, never what ties a request to an operation. */
export const talkWords: ReadonlySet<string> = new Set(
  `find search show list looking look seek hunt browse get give need want see open view check make makes making made maker makers sell sells selling based located
  pay paid land lands landed landing arrive arrives import imported importing bring versus compare compared charge charged cost costs work out calculate
  tell much get buy order ordered ship shipped come comes coming into anymore whole entire completely entirely fully altogether contain contains containing include includes including inside outside take takes put yet keep help figure let options option kind sort type types similar available best good under over above below least most between than rated cheap
  cheapest low lowest high highest named called quote people companies company anyone someone somebody who everything anything offer offers carry stock about tell ever came arrived placed mean meant wrote written told emailed messaged texted phoned`.split(
    /\s+/,
  ),
);

/** The one run that names a product: right after its quantity, else after "on", "for" or "of", else the longest. */
export function productRun(heard: Heard, runs: readonly string[]): string {
  const scored = runs.map((run, place) => {
    const at = heard.text.indexOf(run);
    const before = heard.text.slice(Math.max(0, at - 24), at);
    const afterQuantity = /\d[\d,.]*k?\s+(?:units? of |pieces? of |pcs of )?$/i.test(before) ? 3 : 0;
    const afterPreposition =
      /\b(?:on|for|of|make|making|is|are|importing|classify)\s+(?:an?\s+|the\s+|some\s+|my\s+|our\s+)?$/i.test(
        before,
      )
        ? 2
        : 0;
    return { run, score: afterQuantity + afterPreposition + run.split(/\s+/).length * 0.6 - place * 0.05 };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.run ?? '';
}

/** Runs of words that nothing else explains: what is searched for, or the words that name a thing. */
export function restWords(
  heard: Heard,
  profile: Profile,
  used: readonly { start: number; end: number }[],
): string[] {
  const coreIdeas = new Set([...profile.core].flatMap((word) => ideasOf(word)));
  const isRest = (token: Token) => {
    if (stopWords.has(token.lower) || talkWords.has(token.lower) || /^\d/.test(token.lower)) return false;
    if (used.some((place) => overlaps(place, token))) return false;
    if (heard.spans.some((span) => span.kind !== 'quoted' && span.kind !== 'code' && overlaps(span, token)))
      return false;
    if (profile.core.has(token.stem)) return false;
    return !ideasOf(token.lower).some((idea) => coreIdeas.has(idea) || idea === lookIdea);
  };
  const runs: string[] = [];
  let run: Token[] = [];
  const close = () => {
    const first = run[0];
    const last = run.at(-1);
    if (first && last) runs.push(heard.text.slice(first.start, last.end));
    run = [];
  };
  const opening = heard.tokens.find((token) => !stopWords.has(token.lower));
  for (const token of heard.tokens) {
    const previous = run.at(-1);
    const gap = previous ? heard.text.slice(previous.end, token.start) : '';
    const isCommand = token === opening && ideasOf(token.lower).some((idea) => commandIdeas.has(idea));
    if (isCommand || !isRest(token)) close();
    else if (previous && !/^[\s-]*$/.test(gap)) {
      close();
      run = [token];
    } else run.push(token);
  }
  close();
  return runs;
}
