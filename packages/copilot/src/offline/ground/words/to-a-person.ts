import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../../fields.ts';
import type { DialogueState } from '../conversation/state.ts';

const person = String.raw`(?:her|him|them|the (?:customer|shopper|buyer|client))\b`;
const opening = String.raw`^(?:[^\p{L}]|(?:nah|no|ok|okay|oh|and|then|also|now|yes|yeah|well|so|hey|pls|please|actually|changed my mind|just|can you|could you|would you|i want to|i'd like to|let's)\b)*`;

const writes = new RegExp(
  `${opening}(?:e-?mail|mail|message|text|write(?: back)?(?: an? (?:e-?mail|message))? to|drop|send) ${person}(?! (?:back|off|away|to|another|a (?:new|fresh|second))\\b)`,
  'iu',
);

/** What somebody else reads, as a whole: the reason of a shipment is none. */
const letters: ReadonlySet<string> = new Set(['message', 'text', 'body']);

/** "Just email her it's moving again", for what writes to nobody: an order's status, a note that the team keeps. */
export const writesToNobody = (operation: AnyDeclaration, text: string): boolean =>
  operation.effect !== 'read' &&
  writes.test(text) &&
  !fieldsOf(operation).some(({ name, meta }) => meta.outgoing && letters.has(name));

const notes = new RegExp(
  String.raw`\bnote\b.*?\b(?:on|about|for|against) ${person}(?=\s*(?:[^\p{L}\s]|that\b|saying\b|$))`,
  'iu',
);

/** Who a person is that was last spoken of: whoever placed an order, whoever a conversation is with. */
const personOf: Readonly<Partial<Record<RecordKind, RecordKind>>> = {
  customer: 'customer',
  order: 'customer',
  supplier: 'supplier',
  supplier_conversation: 'supplier',
};

/** "Stick a note on her: …", for a note that is kept on something else than the person who was spoken of. */
export function notesAside(
  operation: AnyDeclaration,
  text: string,
  { focus }: Pick<DialogueState, 'focus'>,
): boolean {
  if (!/^(?:add|set|edit)_(?:\w+_)?note$/.test(operation.name) || !notes.test(text)) return false;
  const meant = focus.flatMap(({ kind }) => personOf[kind] ?? [])[0];
  const kinds = fieldsOf(operation).flatMap(({ meta }) => meta.ref ?? []);
  return meant === undefined
    ? !kinds.some((kind) => kind === 'customer' || kind === 'supplier')
    : !kinds.includes(meant);
}
