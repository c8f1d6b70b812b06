import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import {
  scheduleWords,
  weekdays,
  type AssistantSchedule,
  type Weekday,
} from '@brandwright/contract/copilot/assistants/schedule.ts';

/** What the form of an assistant holds; one field for each control. */
export interface AssistantForm {
  name: string;
  instructions: string;
  every: AssistantSchedule['every'];
  at: string;
  on: readonly Weekday[];
  hours: number;
  timeZone: string;
  /** Everything that only looks, or a list of its own. */
  usesList: boolean;
  mayUse: readonly string[];
  mayPropose: readonly string[];
}

/** The form as it opens: of an assistant, or of a new one in this browser's time zone. */
export function assistantForm(assistant: Assistant | null, timeZone: string): AssistantForm {
  const schedule: AssistantSchedule = assistant?.schedule ?? { every: 'DAY', at: '08:00' };
  return {
    name: assistant?.name ?? '',
    instructions: assistant?.instructions ?? '',
    every: schedule.every,
    at: 'at' in schedule ? schedule.at : '08:00',
    on: 'on' in schedule ? schedule.on : ['MONDAY'],
    hours: 'hours' in schedule ? schedule.hours : 4,
    timeZone: assistant?.timeZone ?? timeZone,
    usesList: (assistant?.mayUse ?? null) !== null,
    mayUse: assistant?.mayUse ?? [],
    mayPropose: assistant?.mayPropose ?? [],
  };
}

/** The schedule that the controls say. */
export function scheduleOf({ every, at, on, hours }: AssistantForm): AssistantSchedule {
  if (every === 'NEVER') return { every };
  if (every === 'WEEK') return { every, at, on: weekdays.filter((day) => on.includes(day)) };
  if (every === 'HOURS') return { every, at, hours };
  return { every: 'DAY', at };
}

/** What is missing, by field. */
export function assistantFaults(form: AssistantForm): Record<string, string> {
  return {
    ...(form.instructions.trim().length < 3 ? { instructions: 'Say what it should do.' } : {}),
    ...(form.every === 'WEEK' && form.on.length === 0 ? { schedule: 'Choose at least one day.' } : {}),
    ...(form.every !== 'NEVER' && !/^\d\d:\d\d$/.test(form.at) ? { schedule: 'Choose a time of day.' } : {}),
  };
}

/** The input of create_assistant and update_assistant. */
export function assistantInput(form: AssistantForm) {
  const name = form.name.trim();
  return {
    ...(name ? { name } : {}),
    instructions: form.instructions.trim(),
    schedule: scheduleWords(scheduleOf(form)),
    timeZone: form.timeZone,
    mayUse: form.usesList ? [...form.mayUse] : null,
    mayPropose: [...form.mayPropose],
  };
}
