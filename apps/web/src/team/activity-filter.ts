import { journalVia } from '@brandwright/contract/copilot/journal-filter.ts';
import { areas } from '@brandwright/contract/kernel/operation.ts';
import { readChoice, readWords } from '#kit/list-address.ts';

const day = /^\d{4}-\d\d-\d\d$/;

const readDay = (query: URLSearchParams, name: string): string | undefined => {
  const said = query.get(name) ?? '';
  return day.test(said) && !Number.isNaN(Date.parse(said)) ? said : undefined;
};

/** What of an address narrows the activity; what it says wrongly counts as not said. */
export function readActivityFilter(query: URLSearchParams) {
  const person = query.get('person') ?? undefined;
  const area = readChoice(query, 'area', areas);
  const via = readChoice(query, 'via', journalVia.options);
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const search = readWords(query, 'searchTerm', 100);
  return {
    ...(person ? { person: person.slice(0, 254) } : {}),
    ...(area ? { area } : {}),
    ...(via ? { via } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(search ? { search } : {}),
  };
}
