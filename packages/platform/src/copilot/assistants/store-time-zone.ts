import { getStore } from '@brandwright/contract/store/get-store.ts';
import type { Context } from '../../kernel/request/context.ts';
import { livingAssistants } from './find-assistant.ts';
import { timeZoneOf } from './rules.ts';

/** The zone that the store schedules by: as its newest assistant does, else by the country the store is in. */
export async function storeTimeZone(context: Context): Promise<string> {
  const newest = (await livingAssistants(context)).at(-1);
  if (newest) return newest.timeZone;
  const { countryCode } = await context.call(getStore, {});
  return timeZoneOf(countryCode);
}
