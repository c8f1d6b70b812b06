import { completeRefused } from '../follow-up/after-refusal.ts';
import { answerQuestion } from '../follow-up/asked.ts';
import { goBack } from '../follow-up/back.ts';
import { choose } from '../choice/choose.ts';
import { readDecision } from '../follow-up/decision.ts';
import { dropFilter } from '../follow-up/drop.ts';
import { answerFigures } from '../figures/figures.ts';
import { exportList } from '../follow-up/export-list.ts';
import { guardExtreme } from '../figures/guard.ts';
import { answerOfRecord } from '../figures/of-record.ts';
import { askedForOne } from '../figures/singular.ts';
import type { Heard } from './heard.ts';
import type { Interpretation, Situation } from './interpretation.ts';
import { refuseImpossible } from '../arguments/impossible-amounts.ts';
import { listen } from '../meaning/listen.ts';
import { narrow } from '../follow-up/narrow.ts';
import { changePending } from '../follow-up/pending.ts';
import { withoutOrdinaryNames } from '../arguments/ordinary-names.ts';
import { namedOnTable } from '../table/records-in-words.ts';
import { rank, type Ranked } from '../choice/rank.ts';
import { answerTalk, decline, readTalk } from '../saying/small-talk.ts';
import { refuseTooMany } from '../follow-up/too-many.ts';
import { turnPage } from '../follow-up/turn-page.ts';
import { undoNamed } from '../follow-up/undo.ts';

/** A yes to nothing that was asked. */
const bareYes = /^(?:ok(?:ay)?[, ]+)?(?:y|yes|yep|yeah|yup|sure|go ahead)\b/i;

/** Reads one request. */
export async function interpret(text: string, situation: Situation): Promise<Interpretation> {
  const all = await listen(text, situation.now, [
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
  if (talk === 'cancelled' && !all.references.length)
    return { kind: 'say', text: answerTalk('cancelled', offered), outcome: 'chatted' };

  if (bareYes.test(text.trim()) && readDecision(text) && !situation.pending && !situation.asked)
    return { kind: 'say', text: answerTalk('nothing-pending', offered), outcome: 'chatted' };
  const rankOf = (one: Heard) => rank(one, situation.profiles, situation.rarity, situation.table);
  const { heard, ranked } = withoutOrdinaryNames(all, rankOf(all), rankOf);
  const best = ranked[0];
  return (
    changePending(heard, best, situation) ??
    answerQuestion(heard, best, situation) ??
    completeRefused(heard, best, situation) ??
    undoNamed(heard, situation) ??
    exportList(heard, situation) ??
    dropFilter(heard, situation) ??
    goBack(heard, situation) ??
    answerFigures(heard, situation) ??
    (situation.lookedUp ? null : (turnPage(text, situation) ?? narrow(heard, ranked, situation))) ??
    settle(heard, ranked, situation)
  );
}

/** What stands against carrying it out as it was said. */
const checked = (chosen: Interpretation, heard: Heard, situation: Situation) =>
  refuseTooMany(refuseImpossible(guardExtreme(chosen, heard, situation), heard, situation), heard, situation);

/** The choice of operation, with what the results on the table have to say about it. */
function settle(heard: Heard, ranked: readonly Ranked[], situation: Situation): Interpretation {
  const offered = situation.profiles.map((profile) => profile.declaration);
  const chosen: Interpretation =
    ranked.length > 0
      ? checked(choose(heard, ranked, situation), heard, situation)
      : { kind: 'say', text: decline(offered), outcome: 'declined' };
  if (chosen.kind === 'say' && chosen.outcome === 'declined')
    return answerOfRecord(heard, situation) ?? chosen;
  return askedForOne(chosen, heard, situation) ?? chosen;
}
