import { describe, expect, it } from 'vitest';
import { documentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { plainQuote } from '@brandwright/contract/copilot/vault/words.ts';
import {
  advance,
  bestQuote,
  checkRetry,
  cleanText,
  documentTransitions,
  longestPassage,
  titleOf,
  toPassages,
} from './rules.ts';

describe('the states of a document', () => {
  it('go from waiting over reading to ready or failed, and back to waiting', () => {
    for (const from of documentStatus.options)
      for (const to of documentStatus.options) {
        if (documentTransitions[from].includes(to)) expect(advance(from, to)).toBe(to);
        else expect(() => advance(from, to)).toThrow(/Possible now/);
      }
    expect(documentTransitions.READY).toEqual(['QUEUED']);
  });

  it('allow a retry of what failed only', () => {
    expect(() => checkRetry('FAILED')).not.toThrow();
    for (const status of ['QUEUED', 'EXTRACTING', 'READY'] as const)
      expect(() => checkRetry(status)).toThrow();
  });
});

describe('passages', () => {
  it('keep short neighbours together and cut long texts at a sentence', () => {
    const long = 'A sentence that is neither short nor long. '.repeat(60);
    const passages = toPassages([
      { page: 1, section: 'A', text: 'One.' },
      { page: 1, section: 'A', text: 'Two.' },
      { page: 1, section: 'B', text: 'Three.' },
      { page: 2, section: 'B', text: long },
    ]);
    expect(passages.slice(0, 2).map(({ text }) => text)).toEqual(['One.\nTwo.', 'Three.']);
    for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(longestPassage);
    expect(passages.slice(2).every(({ text, page }) => text.endsWith('.') && page === 2)).toBe(true);
    expect(
      passages
        .slice(2)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(long.trim());
  });

  it('have nothing in them that no reader sees', () => {
    expect(cleanText('Can\u200bcel\u202e \u0007now\u{e0041}\r\nplease')).toBe('Cancel now\nplease');
  });
});

describe('a quote', () => {
  it('is the sentences that match most, with the places of the matches', () => {
    const { quote, marks } = bestQuote(
      `${'Nothing here at all. '.repeat(20)}The \u0002return\u0003 \u0002policy\u0003 is simple. More of the same.`,
    );
    expect(quote).toContain('The return policy is simple.');
    expect(marks.map(([start, end]) => quote.slice(start, end))).toEqual(['return', 'policy']);
  });

  it('is short even where the sentence is not', () => {
    const { quote, marks } = bestQuote(`${'word '.repeat(400)}\u0002match\u0003 ${'word '.repeat(400)}`);
    expect(quote.length).toBeLessThan(700);
    expect(marks.map(([start, end]) => quote.slice(start, end))).toEqual(['match']);
  });

  it('says nothing but text in an answer', () => {
    const hostile = '# Head\n![x](https://evil.example/a) <b>**bold**</b> `code` <script>';
    expect(plainQuote(hostile)).toBe('Head ! x (evil.example/a) b> bold /b> code script>');
    expect(plainQuote('Clay is #B4532A, < 5 % of JC_MUG')).toBe('Clay is #B4532A, < 5 % of JC_MUG');
  });
});

describe('a title', () => {
  it('is what the file’s name says', () => {
    expect(titleOf('juniper_brand-guide_2026.pdf')).toBe('Juniper brand guide 2026');
    expect(titleOf('<script>alert(1)</script>.md')).toBe('Script alert(1) script');
    expect(titleOf('….pdf')).toBe('Document');
    expect(titleOf(`${'long '.repeat(60)}.pdf`).length).toBeLessThanOrEqual(80);
  });
});
