import { isRecord } from '@brandwright/contract/kernel/is-record.ts';

type Fields = Record<string, unknown>;

interface Call {
  /** As it is handed on: no two calls have the same. */
  id: string;
  /** As the server gave it. */
  givenId: string | undefined;
  name: string | undefined;
  /** Whether its name was handed on. A name may come in pieces, so it waits for the first argument. */
  isTold: boolean;
  arguments: string;
  /** The chunk that it began in. */
  chunk: number;
}

interface Fragment {
  id: string | undefined;
  name: string | undefined;
  number: number | undefined;
  arguments: string;
}

/**
 * The tool calls of one streamed answer. Takes fragments as servers send them (without numbers or ids, with the same one for
 * all, with names repeated or in pieces) and gives them as the protocol publishes them: numbered, with an id of their own, the
 * name whole and once.
 */
export class CompatibleCalls {
  readonly #calls: Call[] = [];
  /** The latest call under each number that the server gives. */
  readonly #numbered = new Map<number, Call>();
  #chunk = 0;

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  /** The fragments of one chunk. */
  take(fragments: readonly Fields[]): Fields[] {
    this.#chunk += 1;
    return fragments.flatMap((fragment) => this.#fragment(readFragment(fragment)));
  }

  /** What was held back, at the end of the answer. */
  rest(): Fields[] {
    return this.#calls.filter(({ isTold }) => !isTold).map((call) => this.#begin(call));
  }

  #fragment(fragment: Fragment): Fields[] {
    const known = this.#candidate(fragment);
    const call = known && !this.#beginsAnother(known, fragment) ? known : this.#add(fragment);
    if (fragment.number !== undefined) this.#numbered.set(fragment.number, call);
    call.givenId ??= fragment.id;
    if (!call.isTold) call.name = joined(call.name, fragment.name);
    call.arguments += fragment.arguments;
    if (call.isTold) return [this.#published(call, { arguments: fragment.arguments })];
    return call.name === undefined || call.arguments.trim() === '' ? [] : [this.#begin(call)];
  }

  /** The call that a fragment goes on with, unless it begins another. */
  #candidate({ id, number }: Fragment): Call | undefined {
    const numbered = number === undefined ? undefined : this.#numbered.get(number);
    if (numbered && (id === undefined || numbered.givenId === undefined || numbered.givenId === id))
      return numbered;
    if (id !== undefined) {
      const same = this.#calls.findLast(({ givenId }) => givenId === id);
      if (same || numbered) return same;
    }
    return this.#calls.at(-1);
  }

  #beginsAnother(call: Call, { id, name, number, arguments: written }: Fragment): boolean {
    if (id !== undefined && call.givenId !== undefined && call.givenId !== id) return true;
    if (name === undefined) return false;
    // What is written after arguments that are whole belongs to another call.
    if (call.chunk === this.#chunk || (written.trim() !== '' && isWhole(call.arguments))) return true;
    if (number !== undefined) return this.#numbered.get(number) !== call;
    return id === undefined && name !== call.name;
  }

  #add({ id, name }: Fragment): Call {
    const isTaken = id === undefined || this.#calls.some((call) => call.id === id);
    const call: Call = {
      id: isTaken ? this.#freeId() : id,
      givenId: id,
      name,
      isTold: false,
      arguments: '',
      chunk: this.#chunk,
    };
    this.#calls.push(call);
    return call;
  }

  #freeId(): string {
    let number = this.#calls.length + 1;
    while (this.#calls.some(({ id }) => id === `call_${number}`)) number += 1;
    return `call_${number}`;
  }

  #begin(call: Call): Fields {
    call.isTold = true;
    const { id, name, arguments: written } = call;
    return { ...this.#published(call, { name, arguments: written }), id, type: 'function' };
  }

  #published(call: Call, said: Fields): Fields {
    return { index: this.#calls.indexOf(call), function: said };
  }
}

function readFragment(call: Fields): Fragment {
  const own = isRecord(call['function']) ? call['function'] : call;
  const { arguments: given, name } = own;
  const { index } = call;
  return {
    id: textOf(call['id']),
    name: textOf(name),
    number: typeof index === 'number' ? index : undefined,
    arguments: typeof given === 'string' ? given : isRecord(given) ? JSON.stringify(given) : '',
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A name so far with what a fragment says of it: the same again, the name as far as it goes by then, or its next piece. */
function joined(before: string | undefined, said: string | undefined): string | undefined {
  if (before === undefined || said === undefined) return before ?? said;
  return said.startsWith(before) ? said : before + said;
}

function isWhole(written: string): boolean {
  try {
    return isRecord(JSON.parse(written));
  } catch {
    return false;
  }
}
