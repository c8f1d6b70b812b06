import type { Request } from '../../parse/split.ts';
import { fieldsOf } from '../../fields.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { placeOfMember } from '../values/members.ts';

/** So many words say no more than the value. */
const mostWords = 10;

/** Behind these words something is told, which the value does not say. */
const tells = /[:"“]|\b(?:that|saying|say|about|why|with)\b/i;

/**
 * "Ship it with UPS and send him the tracking": a part that only says a value of the request before it ("emails the shopper") is no
 * request of its own, which nothing could come of before the first is done.
 */
export function joinValues(
  said: string,
  requests: readonly Request[],
  { find }: Pick<GroundingServices, 'find'>,
): Request[] {
  const joined: Request[] = [];
  for (const request of requests) {
    const before = joined.at(-1);
    const start = before ? said.indexOf(before.text) : -1;
    const at = start < 0 || !before ? -1 : said.indexOf(request.text, start + before.text.length);
    if (before && at >= 0 && isValueOf(before, request, find))
      joined[joined.length - 1] = { ...before, text: said.slice(start, at + request.text.length) };
    else joined.push(request);
  }
  return joined;
}

function isValueOf(
  { parse: { candidates } }: Request,
  { text }: Request,
  find: GroundingServices['find'],
): boolean {
  const operation = find(candidates[0]?.operation ?? '');
  if (!operation || operation.effect === 'read' || text.split(/\s+/).length > mostWords) return false;
  return fieldsOf(operation).some((field) => {
    if (field.kind !== 'boolean' || !field.meta.valueWords?.['true']) return false;
    const place = placeOfMember({ ...field, values: ['true'] }, text);
    return place !== undefined && !tells.test(text.slice(place.end));
  });
}
