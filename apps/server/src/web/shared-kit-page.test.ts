import { describe, expect, it } from 'vitest';
import { withPreview } from './shared-kit-page.ts';

const page =
  '<!doctype html><head>\n    <meta name="description" content="ours" />\n    <title>Brandwright</title></head><body></body>';
const address = 'https://app.example.com/bk/1';

describe('the page of a shared kit', () => {
  it('tells other sites its title, words and picture', () => {
    const html = withPreview(
      page,
      { title: 'Duskleaf', description: 'Rest, whenever it comes.', imageUrl: '/files/drawn/kit.tin' },
      address,
      'https://app.example.com',
    );
    expect(html).toContain('<title>Duskleaf</title>');
    expect(html).toContain(
      '<meta property="og:image" content="https://app.example.com/files/drawn/kit.tin" />',
    );
    expect(html).toContain(`<meta property="og:url" content="${address}" />`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('content="ours"');
  });

  it('lets nothing that a founder wrote out of its place', () => {
    const html = withPreview(
      page,
      { title: '</title><script>1</script> $& $1', description: '"><img src=x onerror=1>', imageUrl: null },
      address,
      'https://app.example.com',
    );
    expect(html).not.toContain('<script>1');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;1&lt;/script&gt; $&amp; $1');
    expect(html).not.toContain('og:image');
  });
});
