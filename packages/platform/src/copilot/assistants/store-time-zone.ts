import { getStore } from '@brandwright/contract/store/get-store.ts';
import type { Context } from '../../kernel/request/context.ts';
import { livingAssistants } from './find-assistant.ts';
import { timeZoneOf } from './rules.ts';

/** The zone that the store schedules by: the one it chose, else that of its newest assistant, else by the country the store is in. */
export async function storeTimeZone(context: Context): Promise<string> {
  const { timeZone, countryCode } = await context.call(getStore, {});
  return timeZone ?? (await livingAssistants(context)).at(-1)?.timeZone ?? timeZoneOf(countryCode);
}
