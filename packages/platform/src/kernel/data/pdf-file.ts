type PdfDocument = PDFKit.PDFDocument;

/** A PDF as `draw` draws it, without a page at first. The same bytes for the same drawing and `info` at the same `at`. */
export async function drawPdf(
  { at, ...options }: PDFKit.PDFDocumentOptions & { at: Date },
  draw: (document: PdfDocument) => void,
): Promise<Buffer> {
  // Loaded when the first one is drawn: it takes a quarter of a second that no start should wait for.
  const { default: PDFDocument } = await import('pdfkit');
  // The file's id is a hash of `info`, which holds the present time where no other is given.
  const info = { Creator: 'Brandwright', ...options.info, CreationDate: at, ModDate: at };
  const document = new PDFDocument({ ...options, info, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Line of a page, and whether it is a heading. */
export interface PdfLine {
  text: string;
  isHeading?: boolean;
}

/** What the typeface that every reader brings along has no letters for. */
const beyondWestern = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/gu;
const always = new Date('2026-01-01T00:00:00Z');

/** A plain PDF of text pages, the same bytes for the same lines. Letters beyond Western Europe's become "?". */
export const textPdf = (pages: readonly (readonly PdfLine[])[]): Promise<Buffer> =>
  drawPdf({ at: always, size: 'LETTER', margin: 72 }, (document) => {
    for (const lines of pages) {
      document.addPage().font('Helvetica');
      for (const { text, isHeading = false } of lines)
        document
          .fontSize(isHeading ? 16 : 11)
          .text(text.replaceAll(beyondWestern, '?'), { lineGap: 2, paragraphGap: 16 });
    }
  });
