import { privateWords } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';

/** "Without quantities and suppliers’ names." */
export function hiddenInWords(hidden: readonly PrivateKind[]): string {
  const words = hidden.map((kind) => privateWords[kind]);
  const last = words.at(-1);
  if (!last) return 'Nothing is hidden.';
  return `Without ${words.length > 1 ? `${words.slice(0, -1).join('; ')}; ` : ''}${last}.`;
}
