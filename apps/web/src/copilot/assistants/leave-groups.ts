import { leaveFor, type AssistantLeave } from '@brandwright/contract/copilot/assistants/what-may-run.ts';
import { operations } from '@brandwright/contract/registry.ts';
import { formatEnum } from '#ui/format.ts';

export interface LeaveChoice {
  name: string;
  title: string;
  /** The first sentence of what it does. */
  does: string;
  leave: Exclude<AssistantLeave, 'never'>;
  onlyLooks: boolean;
}

export interface LeaveGroup {
  area: string;
  label: string;
  choices: LeaveChoice[];
}

/** What an assistant can be allowed, by area; `words` narrows it by title and description. */
export function leaveGroups(words: string): LeaveGroup[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, LeaveGroup>();
  for (const operation of operations) {
    const leave = leaveFor(operation);
    if (leave === 'never') continue;
    const text = `${operation.title} ${operation.description} ${operation.name}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const { area } = operation;
    const group = groups.get(area) ?? { area, label: formatEnum(area.replaceAll('-', ' ')), choices: [] };
    groups.set(area, group);
    group.choices.push({
      name: operation.name,
      title: operation.title,
      does: operation.description.split(/(?<=[.!?])\s/, 1)[0] ?? '',
      leave,
      onlyLooks: operation.effect === 'read',
    });
  }
  const isOwn = (group: LeaveGroup) => Number(group.area === 'copilot' || group.area === 'home');
  return [...groups.values()].sort(
    (one, other) => isOwn(one) - isOwn(other) || one.label.localeCompare(other.label),
  );
}
