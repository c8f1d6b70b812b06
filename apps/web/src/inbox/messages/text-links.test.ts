import { describe, expect, it } from 'vitest';
import { linkOf, textPieces } from './text-links.ts';

describe('a text of an outsider', () => {
  it('keeps its words and shows its addresses by their host', () => {
    expect(textPieces('See https://factory.example/lines/3, then call.')).toEqual([
      { words: 'See ' },
      { href: 'https://factory.example/lines/3', host: 'factory.example', rest: '/lines/3' },
      { words: ', then call.' },
    ]);
    expect(textPieces('No address here. Only dots...')).toEqual([{ words: 'No address here. Only dots...' }]);
    expect(textPieces('')).toEqual([]);
  });

  it('takes www for an address, brackets as they are meant', () => {
    expect(textPieces('(www.kiln.example/a)')).toEqual([
      { words: '(' },
      { href: 'https://www.kiln.example/a', host: 'www.kiln.example', rest: '/a' },
      { words: ')' },
    ]);
    expect(textPieces('https://wiki.example/Mug_(cup)')[0]).toMatchObject({ rest: '/Mug_(cup)' });
  });

  it('shows the real host, whatever stands before it or looks like it', () => {
    expect(linkOf('https://bank.example@evil.example/pay')).toEqual({
      href: 'https://evil.example/pay',
      host: 'evil.example',
      rest: '/pay',
    });
    expect(linkOf('https://pаypal.example/')?.host).toMatch(/^xn--/);
  });

  it('makes no link of anything but the web', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'http://localhost/x',
    ])
      expect(linkOf(text)).toBeNull();
    expect(textPieces('javascript:alert(1)')).toEqual([{ words: 'javascript:alert(1)' }]);
  });

  it('cuts a long address, not where it leads', () => {
    const link = linkOf(`https://a.example/${'x'.repeat(200)}`);
    expect(link?.rest).toHaveLength(49);
    expect(link?.href).toHaveLength('https://a.example/'.length + 200);
  });
});
