import type { AnyDeclaration } from '@brandwright/contract';
import { answerInput } from './answer.ts';
import { missingFields } from '../arguments/missing.ts';
import { askAgain } from '../saying/ask.ts';
import { isTextField } from '../arguments/texts.ts';
import { readDecision } from './decision.ts';
import type { FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import { isOffered, thresholds, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { profileOf } from '../choice/profile.ts';
import type { Ranked } from '../choice/rank.ts';
import { nounNames } from '../table/references.ts';
import type { AskedQuestion, Choice } from '../turn/turn-context.ts';
import { commandIdeas, ideasOf } from '../words/lexicon.ts';

const lettingGo =
  /^(?:(?:no|oh|ok|actually)[,. ]+)*(?:never ?mind|forget (?:it|that)|leave it|cancel that|stop|skip it|no)[.! ]*$/i;
const unsure =
  /^(?:(?:hmm|um|uh|well|ok|oh|just|use|take|i think|sorry)[,. ]+)*(?:i (?:do not|don't|dont|really do not) know|no idea|not sure|i am not sure|idk|dunno|whatever(?: (?:is |it is )?(?:usual|normal|best|common|fine|works|you think|you like|you want))?|you (?:choose|decide|pick)|up to you|any(?:thing)?(?: one)?(?: (?:is fine|works|will do))?|(?:the )?(?:usual|default|normal|standard)(?: one| value)?|as usual|(?:it )?(?:does not|doesn't|doesnt) matter|surprise me|pass|empty|leave it (?:empty|blank|out))[.! ]*$/i;

/** The answer to a question that was asked: a value, "the second", "whatever is usual", or letting go of it. */
export function answerQuestion(
  heard: Heard,
  best: Ranked | undefined,
  situation: Situation,
): Interpretation | null {
  const { asked } = situation;
  const declaration = asked ? situation.find(asked.operation) : undefined;
  if (!asked || !declaration || !isOffered(situation, declaration)) return null;
  if (lettingGo.test(heard.text))
    return { kind: 'say', text: 'All right, I leave it. Nothing was done.', outcome: 'chatted' };
  if (asked.field === null && asked.choices.length === 1 && readDecision(heard.text) === 'approve')
    return { kind: 'calls', operation: declaration.name, inputs: [asked.input] };
  const profile = profileOf(declaration);
  const field = profile.fields.find((one) => one.name === asked.field);
  if (!field) return null;
  if (unsure.test(heard.text) && !saysMember(field, heard.text))
    return withoutAnswer(asked, field, declaration, situation);
  const tells = heard.tokens.some((token) => ideasOf(token.lower).some((idea) => commandIdeas.has(idea)));
  const pointsOnly = heard.tokens.length <= 4 && !tells;
  // What is to be done again and again is said as a request, and means no request now.
  const takesRequests = isTextField(field) && profile.fields.some(({ meta }) => meta.sense === 'schedule');
  const isNewRequest =
    best &&
    !pointsOnly &&
    !takesRequests &&
    best.score > thresholds.followUp &&
    best.profile.declaration.name !== asked.operation;
  const isSameAnew =
    best && tells && heard.tokens.length > 5 && best.score > thresholds.followUp && best.filling.taken > 0;
  if (isNewRequest || isSameAnew) return null;
  const answer = answerInput(profile, asked, heard, situation.table);
  if (!answer) {
    const isWeak = !best || best.score < thresholds.act;
    return pointsOnly && isWeak ? { kind: 'ask', asked: again(asked, 'I did not get that. ') } : null;
  }
  const [missing] = missingFields(profile, answer, null).filter((one) => one.name !== field.name);
  if (missing) return { kind: 'ask', asked: askAgain(declaration, answer, missing) };
  return { kind: 'calls', operation: declaration.name, inputs: [answer] };
}

/** "standard" may be one of the choices. */
const saysMember = (field: FieldSpec, text: string) =>
  field.values.some((value) =>
    [value.replaceAll('_', ' '), ...(field.meta.valueWords?.[value] ?? [])].some((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    ),
  );

/** What has a default or may be left out is left out; for the rest the question stays, with a way to find out. */
function withoutAnswer(
  asked: AskedQuestion,
  field: FieldSpec,
  declaration: AnyDeclaration,
  situation: Situation,
): Interpretation {
  const profile = profileOf(declaration);
  const others = missingFields(profile, asked.input, null).filter((one) => one.name !== field.name);
  const isThing = field.meta.ref !== undefined;
  if (!field.required && !isThing && others.length === 0 && declaration.input.safeParse(asked.input).success)
    return { kind: 'calls', operation: declaration.name, inputs: [asked.input] };
  const lister = isThing ? listOf(field, situation) : null;
  return {
    kind: 'ask',
    asked: {
      ...again(asked, 'I need that to go on, there is no usual one. '),
      choices: asked.choices.length > 0 ? asked.choices : lister ? [lister] : [],
    },
  };
}

/** What to say to see the records that a field can name. */
function listOf(field: FieldSpec, situation: Situation): Choice | null {
  const kind = field.meta.ref;
  const list = situation.profiles.find(
    (profile) =>
      profile.isRead &&
      kind !== undefined &&
      profile.fields.every((one) => !one.required) &&
      profile.nounWords.some((noun) => noun.plural && nounNames(noun.stem, kind)),
  );
  return list ? { label: list.declaration.title, say: list.declaration.title } : null;
}

const again = (asked: AskedQuestion, before: string): AskedQuestion => ({
  ...asked,
  question: asked.question.startsWith(before)
    ? asked.question
    : `${before}${asked.question.replace(/^I (?:did not get|need) that[^.]*\. /, '')}`,
});
