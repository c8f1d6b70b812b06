import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { describe, expect, it } from 'vitest';
import { knownShare, saysVerbOtherwise } from './own-words.ts';

const operation = (name: string) => findOperation(name) as AnyDeclaration;

describe('the words that a declaration has', () => {
  it('know a word with two letters changed', () => {
    const known = (text: string) => knownShare(operation('list_purchase_items'), tokenize(text));
    expect(known('what is in prodcution')).toBe(1);
    expect(known('what is in porcelain')).toBe(0);
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
