import type { Area } from '../../kernel/operation.ts';
import { areaWords } from './area-words.ts';
import type { QueryTemplate } from './template.ts';

/** Templates of an area, or with all of some words in their sentence, title or the name of their area. */
export function searchTemplates(
  templates: readonly QueryTemplate[],
  { area, search = '' }: { area?: string | undefined; search?: string | undefined },
): QueryTemplate[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (area && template.area !== area) return false;
    const known = areaWords[template.area as Area];
    const text =
      `${template.sentence} ${template.title} ${known.label} ${known.words.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
