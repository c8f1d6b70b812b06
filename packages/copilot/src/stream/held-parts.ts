import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Part = LanguageModelV4StreamPart;
type TextPart = Extract<Part, { type: 'text-start' | 'text-delta' | 'text-end' }>;

/**
 * Hands the parts of a step on in their order: words at once, everything from the first tool call on only when the
 * step is whole. After a break the words of the next attempt go on in the same text. A text begins with its first
 * word: what is empty, as many servers send it before a call, is never told.
 */
export class HeldParts {
  /** Words of this step that were handed on. */
  told = '';
  #held: Part[] = [];
  #holdsCalls = false;
  /** The text that the reader has open. */
  #openId: string | undefined;
  /** The text of the model whose words are being told; a new one begins a text of its own, unless a step broke off. */
  #modelTextId: string | undefined;
  readonly #headers = new Set<string>();

  *take(part: Part): Generator<Part> {
    if (part.type === 'finish') {
      for (const held of this.#held.splice(0)) {
        if (isText(held)) yield* this.#tellText(held);
        else {
          yield* this.#closeText();
          yield held;
        }
      }
      yield* this.#closeText();
      yield part;
      return;
    }
    if (part.type === 'stream-start' || part.type === 'response-metadata') {
      if (!this.#headers.has(part.type)) yield part;
      this.#headers.add(part.type);
      return;
    }
    if (part.type.startsWith('tool-')) this.#holdsCalls = true;
    if (this.#holdsCalls || !isText(part)) {
      this.#held.push(part);
      return;
    }
    yield* this.#tellText(part);
  }

  /** Forgets what a broken attempt had not told yet. */
  dropStep(): void {
    this.#held = [];
    this.#holdsCalls = false;
    this.#modelTextId = undefined;
  }

  *#tellText(part: TextPart): Generator<Part> {
    // The end of a text is told with the next text or the end of the step: until then a break may make it go on.
    if (part.type !== 'text-delta' || part.delta === '') return;
    const isAnother = this.#modelTextId !== undefined && this.#modelTextId !== part.id;
    if (isAnother) yield* this.#closeText();
    this.#modelTextId = part.id;
    if (this.#openId === undefined) {
      this.#openId = part.id;
      yield { type: 'text-start', id: part.id };
    }
    this.told += part.delta;
    yield { ...part, id: this.#openId };
  }

  *#closeText(): Generator<Part> {
    if (this.#openId === undefined) return;
    yield { type: 'text-end', id: this.#openId };
    this.#openId = undefined;
  }
}

const isText = (part: Part): part is TextPart =>
  part.type === 'text-start' || part.type === 'text-delta' || part.type === 'text-end';
