import { areaWords } from '@brandwright/contract/copilot/suggestions/area-words.ts';
import type { QueryTemplate } from '@brandwright/contract/copilot/suggestions/template.ts';
import type { Area } from '@brandwright/contract/kernel/operation.ts';

export interface TemplateGroup {
  area: string;
  label: string;
  templates: QueryTemplate[];
}

/** What is about the product itself comes after what is about the business. */
const last: ReadonlySet<string> = new Set(['copilot', 'home', 'store', 'common']);

/** Templates by area, the business's own first. */
export function templateGroups(templates: readonly QueryTemplate[]): TemplateGroup[] {
  const groups = new Map<string, TemplateGroup>();
  for (const template of templates) {
    const { area } = template;
    const group = groups.get(area) ?? { area, label: areaWords[area as Area].label, templates: [] };
    groups.set(area, group);
    group.templates.push(template);
  }
  // What can be asked without a second thought comes before what changes something.
  for (const { templates: own } of groups.values())
    own.sort((one, other) => Number(other.onlyAsks) - Number(one.onlyAsks));
  return [...groups.values()].sort((one, other) => Number(last.has(one.area)) - Number(last.has(other.area)));
}
