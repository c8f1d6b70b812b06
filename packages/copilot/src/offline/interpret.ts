import { answerInput } from './answer.ts';
import { askFor } from './ask.ts';
import { goBack } from './back.ts';
import { choose } from './choose.ts';
import { dropFilter } from './drop.ts';
import { answerFigures } from './figures/figures.ts';
import type { Heard } from './heard.ts';
import { isOffered, thresholds, type Interpretation, type Situation } from './interpretation.ts';
import { listen } from './meaning/listen.ts';
import { narrow } from './narrow.ts';
import { changePending } from './pending.ts';
import { profileOf } from './profile.ts';
import { namedOnTable } from './records-in-words.ts';
import { rank, type Ranked } from './rank.ts';
import { answerTalk, decline, readTalk } from './small-talk.ts';
import { turnPage } from './turn-page.ts';
import { undoNamed } from './undo.ts';
import { commandIdeas, ideasOf } from './words/lexicon.ts';

/** Reads one request. */
export async function interpret(text: string, situation: Situation): Promise<Interpretation> {
  const heard = await listen(text, situation.now, [
    ...situation.candidates,
    ...namedOnTable(text, situation.table),
  ]);
  const offered = situation.profiles.map((profile) => profile.declaration);
  const talk = readTalk(text);
  if (talk === 'unsafe' || (talk && talk !== 'cancelled'))
    return {
      kind: 'say',
      text: answerTalk(talk, offered),
      outcome: talk === 'unsafe' ? 'declined' : 'chatted',
    };
  if (talk === 'cancelled' && !heard.references.length)
    return { kind: 'say', text: answerTalk('cancelled', offered), outcome: 'chatted' };

  const ranked = rank(heard, situation.profiles, situation.rarity, situation.table);
  const best = ranked[0];
  return (
    changePending(heard, best, situation) ??
    answerQuestion(heard, best, situation) ??
    undoNamed(heard, situation) ??
    dropFilter(heard, situation) ??
    goBack(heard, situation) ??
    answerFigures(heard, situation) ??
    turnPage(text, situation) ??
    narrow(heard, ranked, situation) ??
    (best ? choose(heard, ranked, situation) : { kind: 'say', text: decline(offered), outcome: 'declined' })
  );
}

function answerQuestion(heard: Heard, best: Ranked | undefined, situation: Situation): Interpretation | null {
  const { asked } = situation;
  const declaration = asked ? situation.find(asked.operation) : undefined;
  if (!asked || !declaration || !isOffered(situation, declaration)) return null;
  if (
    /^(?:(?:no|oh|ok|actually)[,. ]+)*(?:never ?mind|forget (?:it|that)|leave it|cancel that|stop|skip it|no)[.! ]*$/i.test(
      heard.text,
    )
  ) {
    return { kind: 'say', text: 'All right, I leave it. Nothing was done.', outcome: 'chatted' };
  }
  const pointsOnly =
    heard.tokens.length <= 4 &&
    !heard.tokens.some((token) => ideasOf(token.lower).some((idea) => commandIdeas.has(idea)));
  const isNewRequest =
    best &&
    !pointsOnly &&
    best.score > thresholds.followUp &&
    best.profile.declaration.name !== asked.operation;
  if (isNewRequest) return null;
  if (asked.field === null) return null;
  const answer = answerInput(profileOf(declaration), asked, heard, situation.table);
  if (!answer) return null;
  const missing = profileOf(declaration).fields.find(
    (field) => field.required && answer[field.name] === undefined,
  );
  if (missing) {
    const again = askFor(declaration, {
      input: answer,
      several: null,
      missing: [missing],
      choices: [],
      taken: 0,
      untaken: [],
      chosen: [],
      assumed: false,
      stale: false,
      namesTaken: 0,
      removed: new Map(),
      wordy: 0,
      rest: [],
      searched: null,
      namedValues: 0,
    });
    if (again) return { kind: 'ask', asked: again };
  }
  return { kind: 'calls', operation: declaration.name, inputs: [answer] };
}
