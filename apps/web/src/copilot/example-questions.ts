import { operations } from '@brandwright/contract/registry.ts';
import { formatEnum } from '#ui/format.ts';

export interface ExampleQuestion {
  text: string;
  /** Whether it only asks; anything else is put into the composer to be looked at first. */
  isQuestion: boolean;
}

export interface ExampleGroup {
  area: string;
  label: string;
  questions: ExampleQuestion[];
}

/** Words that point at something said before; such a sentence cannot stand alone. */
const pointing =
  /\b(it|its|that|this|these|those|them|their|they|the (first|second|third|last|same)|only|instead|back|else)\b/i;

const mostPerOperation = 2;

/** Areas that are not the business's own come last, under names a founder would use. */
const labels: Readonly<Record<string, string>> = { copilot: 'What was done', store: 'Your store' };

/** What a founder can say, by area, from the declarations themselves; `words` narrows it. */
export function exampleQuestions(words = ''): ExampleGroup[] {
  const groups = new Map<string, ExampleGroup>();
  for (const { area, effect, examples, offered } of operations) {
    if (!offered) continue;
    const group = groups.get(area) ?? {
      area,
      label: labels[area] ?? formatEnum(area.replaceAll('-', ' ')),
      questions: [],
    };
    groups.set(area, group);
    const standing = examples.filter((text) => !pointing.test(text)).slice(0, mostPerOperation);
    for (const text of standing) {
      if (!text.toLowerCase().includes(words.trim().toLowerCase())) continue;
      group.questions.push({
        text: text.charAt(0).toUpperCase() + text.slice(1),
        isQuestion: effect === 'read',
      });
    }
  }
  const found = [...groups.values()].filter((group) => group.questions.length > 0);
  return found.sort((one, other) => Number(one.area in labels) - Number(other.area in labels));
}
