import { describe, expect, it } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

describe('markdownBlocks', () => {
  it('cuts at blank lines', () => {
    expect(markdownBlocks('One.\nStill one.\n\n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });

  it('keeps a code fence whole, also while it is still open', () => {
    expect(markdownBlocks('a\n\n```js\nx\n\ny\n```\n\nb')).toEqual(['a', '```js\nx\n\ny\n```', 'b']);
    expect(markdownBlocks('```\nx\n\ny')).toEqual(['```\nx\n\ny']);
  });

  it('keeps a loose list whole', () => {
    expect(markdownBlocks('1. one\n\n2. two\n\n   more\n\nafter')).toEqual([
      '1. one\n\n2. two\n\n   more',
      'after',
    ]);
  });

  it('changes only the last block while text grows', () => {
    const text = 'First.\n\n- a\n- b\n\nThird paragraph that grows';
    for (let length = 1; length < text.length; length++) {
      const [now, next] = [markdownBlocks(text.slice(0, length)), markdownBlocks(text.slice(0, length + 1))];
      expect(next.slice(0, Math.max(0, now.length - 1))).toEqual(now.slice(0, -1));
    }
  });

  it('is empty for nothing', () => {
    expect(markdownBlocks(' \n\n')).toEqual([]);
  });
});
