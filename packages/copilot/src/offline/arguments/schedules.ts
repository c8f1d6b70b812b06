import { readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { scheduleWords } from '@brandwright/contract/copilot/assistants/schedule.ts';
import type { FieldSpec } from './fields.ts';

/** Fills the field that says when something happens again and again: "every Monday at 9". */
export function fillSchedule(
  fields: readonly FieldSpec[],
  text: string,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const field = fields.find((one) => one.meta.sense === 'schedule' && !(one.name in input));
  const said = field ? readSchedule(text) : null;
  if (!field || !said) return;
  input[field.name] = scheduleWords(said.schedule);
  used.push(...said.places);
}
