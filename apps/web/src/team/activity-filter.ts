import { journalVia } from '@brandwright/contract/copilot/journal-filter.ts';
import { areas } from '@brandwright/contract/kernel/operation.ts';
import { readChoice, readWords } from '#kit/list-address.ts';

/** What an address says when nothing is filtered. */
export const noActivityFilter = {
  person: null,
  area: null,
  via: null,
  from: null,
  to: null,
  searchTerm: null,
};

const day = /^\d{4}-\d\d-\d\d$/;

const readDay = (query: URLSearchParams, name: string): string | undefined => {
  const said = query.get(name) ?? '';
  return day.test(said) && !Number.isNaN(Date.parse(said)) ? said : undefined;
};

/** The activity filter in an address; invalid values are ignored. */
export function readActivityFilter(query: URLSearchParams) {
  const person = readWords(query, 'person', 254);
  const area = readChoice(query, 'area', areas);
  const via = readChoice(query, 'via', journalVia.options);
  const [from, to] = [readDay(query, 'from'), readDay(query, 'to')];
  const search = readWords(query, 'searchTerm', 100);
  return {
    ...(person ? { person } : {}),
    ...(area ? { area } : {}),
    ...(via ? { via } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(search ? { search } : {}),
  };
}
