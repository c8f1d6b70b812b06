import { OperationError } from '@brandwright/contract';
import { listCountries } from '@brandwright/contract/common/list-countries.ts';
import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import type { BlankKind } from '@brandwright/contract/copilot/suggestions/template.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { suggestSearches } from '@brandwright/contract/sourcing/marketplace/suggest-searches.ts';
import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';
import { startingPoints } from './prompts.ts';
import { runRead } from './run-read.ts';

const most = 20;

type Suggest = (gateway: Gateway, call: Call, words: string) => Promise<readonly string[]>;

/** What may stand in a blank, from the store's own records where it has some. */
const suggestions: Readonly<Partial<Record<BlankKind, Suggest>>> = {
  async order(gateway, call, words) {
    const found = await gateway.kernel.findRecords(callerOf(call, 'token'), words, ['order']);
    return found.map(({ value }) => String(value));
  },
  async supplier(gateway, call, keyword) {
    const { rows } = await runRead(gateway, call, listMySuppliers, { keyword, size: most });
    return rows.map(({ name }) => name);
  },
  async product(gateway, call, keyword) {
    const { rows } = await runRead(gateway, call, suggestSearches, { keyword, limit: most });
    return rows.filter(({ kind }) => kind !== 'SUPPLIER').map(({ text }) => text);
  },
  async assistant(gateway, call, words) {
    const { assistants } = await runRead(gateway, call, listAssistants, {});
    return assistants.map(({ name }) => name).filter(beginsWith(words));
  },
  async country(gateway, call, words) {
    const { countries } = await runRead(gateway, call, listCountries, {});
    return countries.map(({ name }) => name).filter(beginsWith(words));
  },
};

const beginsWith = (words: string) => (name: string) => name.toLowerCase().startsWith(words.toLowerCase());

/** What a person may mean who begins to type an argument of a prompt; nothing where nothing is known. */
export async function complete(
  gateway: Gateway,
  call: Call,
  { ref, argument }: CompleteRequest['params'],
): Promise<CompleteResult> {
  const point =
    ref.type === 'ref/prompt'
      ? startingPoints(call.get('actor')).find(({ name }) => name === ref.name)
      : undefined;
  const suggest = suggestions[point?.kinds.get(argument.name) ?? 'text'];
  const words = argument.value.trim().slice(0, 100);
  const found = suggest && words !== '' ? await suggest(gateway, call, words).catch(noneIfRefused) : [];
  return { completion: { values: [...new Set(found)].slice(0, most) } };
}

function noneIfRefused(error: unknown): readonly string[] {
  if (error instanceof OperationError) return [];
  throw error;
}
