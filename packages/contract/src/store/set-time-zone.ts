import { z } from 'zod';
import { field, timeZoneSaid } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { zoneWords } from '../kernel/words.ts';

export const setTimeZone = declareOperation({
  name: 'set_time_zone',
  area: 'store',
  title: 'Set the time zone',
  description:
    'Sets the time zone that the store is in: assistants that are made from then on run by its clock, and “at 9” means 9 there. Assistants that exist keep theirs (update_assistant). Times on screens are shown in it; days in reports and lists begin at midnight UTC. Can be undone.',
  examples: [
    'Set our time zone to Denver',
    'I’m in Denver',
    'We’re on Pacific time',
    'Change the store’s time zone to Europe/Berlin',
  ],
  input: z.object({
    timeZone: field(timeZoneSaid().describe('IANA name, such as America/Denver, or a city.'), {
      sense: 'whole_request',
      words: ['time zone', 'timezone'],
      label: 'Time zone',
      question: 'Which time zone? A city will do, such as Denver.',
    }),
  }),
  output: z.object({ timeZone: z.string(), changed: z.boolean() }),
  http: { method: 'PUT', path: '/web/stores/me/time-zone' },
  access: { kind: 'private', role: 'admin', preview: false },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['update_store_profile', 'list_assistants'],
  invalidates: ['get_store'],
  undoable: true,
  summary: ({ timeZone, changed }) =>
    changed
      ? `The store’s time zone is ${zoneWords(timeZone)} now. New schedules go by its clock.`
      : `Nothing changed: the store’s time zone was already ${zoneWords(timeZone)}.`,
});
