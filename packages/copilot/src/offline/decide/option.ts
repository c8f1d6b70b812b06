import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { understood } from '../chips.ts';
import type { Reading } from '../ground/reading.ts';
import type { OfferedOption } from '../ground/conversation/turn-context.ts';

/** A reading as something to choose: its title with what it would be given. */
export function optionOf({ operation, filling }: Reading): OfferedOption {
  const { several, input } = filling;
  const whole = several ? { ...input, [several.field]: several.values[0] } : input;
  const labels = [...filling.named, ...filling.assumed].map(({ label }) => label);
  const values = understood(operation, whole).map(({ text }) => inOneLine(text));
  // An id tells nobody anything.
  const told = [...new Set([...labels, ...values])].filter((text) => text && !isUuid(text)).slice(0, 3);
  return {
    operation: operation.name,
    input: whole,
    label: told.length > 0 ? `${operation.title}: ${told.join(', ')}` : operation.title,
  };
}

const longestValue = 80;

/** A letter to send stands in a button as its beginning. */
function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestValue ? `${line.slice(0, longestValue - 1).trimEnd()}…` : line;
}
