import type { Answer } from './found-answer.ts';
import type { FactRow, FactTable } from './facts.ts';
import { focusOf, sentence } from './say-rows.ts';

const reasonLabel = /\b(?:reason|why|because|hold|note|message|explanation)\b/;
/** Of what is shown besides, only what is called so. */
const plainReason = /\b(?:reason|why|because|explanation)\b/;
const partNoun = /layer|line|charge|fee|cost|part|item|step/;

/** "Why?": the parts that a figure is made of, or what says a reason. */
export function reasonsIn({ noun, isMain }: FactTable, rows: readonly FactRow[]): Answer | null {
  if (!isMain && partNoun.test(noun)) {
    const parts = rows.slice(0, 8).flatMap((row) => {
      const figures = row.facts.filter(({ kind }) => kind === 'percent' || kind === 'money').slice(0, 2);
      const name = row.label || row.facts.find(({ kind }) => kind === 'text')?.said || '';
      return figures.length > 0 && name ? [`${name} ${figures.map(({ said }) => said).join(', ')}`] : [];
    });
    const certainty = /layer/.test(noun) ? 0.9 : 0.75;
    return parts.length > 0 ? { text: `It is made up of ${parts.join('; ')}.`, focus: [], certainty } : null;
  }
  const reasons = rows.flatMap((row) =>
    row.facts
      .filter(
        ({ label, kind, said }) =>
          kind === 'text' && (isMain ? reasonLabel : plainReason).test(label) && said.length > 3,
      )
      .map(({ said }) => ({ row, said })),
  );
  if (reasons.length === 0 || reasons.length > 3) return null;
  const sentences = reasons.map(({ row, said }) => (row.label ? `${row.label}: ${said}` : said));
  return { text: sentence(sentences), focus: focusOf(reasons.map(({ row }) => row)), certainty: 0.8 };
}
