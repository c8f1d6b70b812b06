import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { mark } from '../../testing/mark.ts';
import { turnRenamed } from './renamed.ts';

function turned(operation: string, text: string): string[] {
  const fields = fieldsOf(findOperation(operation) as AnyDeclaration);
  return turnRenamed(fields, [], text).map((span) => `${span.field}: ${span.text}`);
}

it.each([
  [
    'rename the chat "Orders on hold" to "Held orders"',
    ['id: the chat "Orders on hold"', 'title: Held orders'],
  ],
  ['Rename this chat to Mug refunds', ['title: Mug refunds']],
  ['rename it to "ready to ship"', ['title: ready to ship']],
  ['rename "ready to ship" to sent, please', ['id: "ready to ship"', 'title: sent']],
  ['i had a chat about mug duty. rename it Mug duty log', ['title: Mug duty log']],
  ['call this conversation "Candle suppliers"', []],
  ['rename it to mugs and archive the other', []],
])('%s', (text, spans) => {
  expect(turned('rename_conversation', text)).toEqual(spans);
});

it('takes a name without quotes as well', () => {
  expect(turned('update_idea_project', 'Rename the project desk lamp to Night lamp')).toEqual([
    'projectId: the project desk lamp',
    'newTitle: Night lamp',
  ]);
});

it('leaves operations alone that have no name to change', () => {
  expect(turned('cancel_order', 'rename the order 1042 to Anna')).toEqual([]);
});

it('takes nothing for a new name where no name is spoken of', () => {
  const fields = fieldsOf(findOperation('update_idea_project') as AnyDeclaration);
  const text = 'push the launch a bit i have a collab that week';
  expect(turnRenamed(fields, [mark('newTitle', text, 'collab')], text)).toEqual([]);
  expect(turnRenamed(fields, [mark('newTitle', 'call it Lumen', 'Lumen')], 'call it Lumen')).toHaveLength(1);
});
