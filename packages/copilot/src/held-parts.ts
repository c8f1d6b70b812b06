import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Part = LanguageModelV4StreamPart;

/**
 * Hands the parts of a step on in their order: words at once, everything from the first tool call on only when the
 * step is whole. After a break the words of the next attempt go on in the same text.
 */
export class HeldParts {
  /** Words of this step that were handed on. */
  told = '';
  #held: Part[] = [];
  #holdsCalls = false;
  /** The text that is open at the reader, and the id of the one that goes on in it. */
  #open: { id: string; goesOnAs: string } | undefined;
  readonly #headers = new Set<string>();

  *take(part: Part): Generator<Part> {
    if (part.type === 'finish') {
      if (this.#open) yield { type: 'text-end', id: this.#open.id };
      yield* this.#held.splice(0);
      yield part;
      return;
    }
    if (part.type === 'stream-start' || part.type === 'response-metadata') {
      if (!this.#headers.has(part.type)) yield part;
      this.#headers.add(part.type);
      return;
    }
    const isText = part.type === 'text-start' || part.type === 'text-delta' || part.type === 'text-end';
    if (part.type.startsWith('tool-')) this.#holdsCalls = true;
    if (!isText || this.#holdsCalls) {
      this.#held.push(part);
      return;
    }
    yield* this.#held.splice(0);
    yield* this.#tellText(part);
  }

  /** Forgets what a broken attempt had not told yet. */
  dropStep(): void {
    this.#held = [];
    this.#holdsCalls = false;
    if (this.#open) this.#open.goesOnAs = '';
  }

  *#tellText(part: Extract<Part, { type: 'text-start' | 'text-delta' | 'text-end' }>): Generator<Part> {
    if (part.type === 'text-start') {
      if (this.#open?.goesOnAs === '') {
        this.#open.goesOnAs = part.id;
        return;
      }
      if (this.#open) yield { type: 'text-end', id: this.#open.id };
      this.#open = { id: part.id, goesOnAs: part.id };
      yield part;
    } else if (part.type === 'text-delta') {
      this.told += part.delta;
      yield this.#open ? { ...part, id: this.#open.id } : part;
    }
    // The end of a text is told with the next text or the end of the step: until then a break may make it go on.
  }
}
