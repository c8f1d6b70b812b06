import { expect, it, vi } from 'vitest';
import { readPdf } from '../../copilot/vault/extraction/read-pdf.ts';
import { textPdf } from './pdf-file.ts';

const pages = [
  [
    { text: 'Proforma invoice (2026-0917)', isHeading: true },
    { text: '192 bud vases at $4.20 – “speckled”, 12 cm, € 4.05, Café \\ AVATAR' },
    { text: 'ok 日本' },
  ],
  [{ text: `${'A long sentence goes over several lines of the page. '.repeat(4)}It ends here.` }],
];

it('is read back as it was written, page by page and paragraph by paragraph', async () => {
  const { pages: count, pieces } = await readPdf(await textPdf(pages), 'application/pdf', () => undefined);
  expect(count).toBe(2);
  expect(pieces.map(({ page, text }) => [page, text.replaceAll('\n', ' ')])).toEqual([
    [1, 'Proforma invoice (2026-0917)'],
    [1, '192 bud vases at $4.20 – “speckled”, 12 cm, € 4.05, Café \\ AVATAR'],
    [1, 'ok ??'],
    [2, pages[1]?.[0]?.text],
  ]);
});

it('is the same at any time', async () => {
  const first = await textPdf(pages);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-04T03:02:01Z') });
  expect((await textPdf(pages)).equals(first)).toBe(true);
});
