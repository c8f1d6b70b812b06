import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { knowsWord, saysVerbOtherwise } from './own-words.ts';

const operation = (name: string) => findOperation(name) as AnyDeclaration;

describe('the words that a declaration has', () => {
  it('know a word with two letters changed', () => {
    expect(knowsWord(operation('list_purchase_items'), 'prodcution')).toBe(true);
    expect(knowsWord(operation('list_purchase_items'), 'porcelain')).toBe(false);
  });

  it.each([
    ['decline_quote', 'and turn Coastline down', true],
    ['ask_about_quote', 'and turn Coastline down', false],
    ['archive_supplier_conversation', 'put that conversation away', true],
    ['delete_order_rule', 'kill that one', true],
    ['decline_quote', 'what does Coastline say', false],
  ])('%s is what “%s” says: %s', (name, text, isSaid) =>
    expect(saysVerbOtherwise(operation(name), text)).toBe(isSaid),
  );
});
