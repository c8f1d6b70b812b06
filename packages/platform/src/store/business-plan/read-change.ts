import { planQuestions, type PlanQuestionKey } from '@brandwright/contract/store/business-plan/questions.ts';
import { escapePattern } from '@brandwright/language/text.ts';

export interface PlanChange {
  questionKey: PlanQuestionKey;
  answer: string;
}

/** "In my business plan", wherever it is said. */
const planWords =
  /\s*\b(?:(?:in|into|of|for|to|on)\s+)?(?:what\s+)?(?:(?:the|my|our|your)\s+)?(?:business|biz)\s+plan(?:['’]s)?\b\s*[:,]?/giu;

/** What stands between a part of the plan and what it should say. */
const between =
  /^(?:\s+(?:answer|part|section|question))?\s*(?:\s(?:to|into|with|as|is(?:\s+now)?|are(?:\s+now)?|should\s+(?:be|say|read)|says?|reads?|becomes?)\b|[:=,])\s*(?:now\s+|say\s+|be\s+)?(?:[:,]\s*)?(?<answer>\S[^]*)$/iu;

/** "Put into my business plan that a factory in Vietnam does the production": the part is named at the end. */
const afterThat = /(?:\bthat\b|:)\s+(?<answer>\S[^]*)$/iu;

const names = planQuestions
  .flatMap(({ key, words, label }) => [...words, label.toLowerCase()].map((word) => ({ key, word })))
  .toSorted((a, b) => b.word.length - a.word.length);

interface Named {
  key: PlanQuestionKey;
  start: number;
  end: number;
}

/** The part of the plan that is named first, by its longest name. */
function partIn(text: string): Named | undefined {
  const found = names.flatMap(({ key, word }): Named[] => {
    const match = new RegExp(`(?<![\\p{L}\\d])${escapePattern(word)}(?![\\p{L}\\d])`, 'iu').exec(text);
    return match ? [{ key, start: match.index, end: match.index + match[0].length }] : [];
  });
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)[0];
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/su, '$1')
    .trim();

/** Which part of the business plan a sentence changes, and what it should say; undefined where one of them isn't said. */
export function readPlanChange(said: string): PlanChange | undefined {
  const text = said.replaceAll(planWords, ' ').trim();
  const part = partIn(text);
  if (!part) return undefined;
  const after = text.slice(part.end);
  const told =
    between.exec(after)?.groups?.['answer'] ??
    (after.trim() === '' ? afterThat.exec(text)?.groups?.['answer'] : undefined);
  const answer = unquoted(told ?? '').replace(/[,;]$/, '');
  return answer === '' ? undefined : { questionKey: part.key, answer };
}
