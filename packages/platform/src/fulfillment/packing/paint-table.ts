/** What the typeface that every reader has no letters for becomes "?". */
export const plainText = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/gu, '?');

export interface PdfTable {
  columns: readonly { title: string; share: number }[];
  rows: readonly (readonly string[])[];
  /** In points. */
  fontSize?: number;
}

/** Draws a table below what is there, over as many pages as it needs, its heading on each. */
export function paintTable(document: PDFKit.PDFDocument, { columns, rows, fontSize = 10 }: PdfTable): void {
  const { left, right, bottom } = document.page.margins;
  const width = document.page.width - left - right;
  const gap = 8;
  const line = (cells: readonly string[], font: string) => {
    document.font(font).fontSize(fontSize);
    const shown = cells.map(plainText);
    const heights = columns.map(({ share }, at) =>
      document.heightOfString(shown[at] || ' ', { width: width * share - gap }),
    );
    const height = Math.max(...heights) + gap;
    if (document.y + height > document.page.height - bottom) {
      document.addPage();
      if (font === 'Helvetica')
        line(
          columns.map(({ title }) => title),
          'Helvetica-Bold',
        );
      document.font(font).fontSize(fontSize);
    }
    const { y } = document;
    let x = left;
    columns.forEach(({ share }, at) => {
      document.text(shown[at] ?? '', x, y, { width: width * share - gap });
      x += width * share;
    });
    document
      .moveTo(left, y + height - gap / 2)
      .lineTo(left + width, y + height - gap / 2)
      .lineWidth(0.5)
      .stroke('#bbb');
    document.x = left;
    document.y = y + height;
  };
  line(
    columns.map(({ title }) => title),
    'Helvetica-Bold',
  );
  for (const row of rows) line(row, 'Helvetica');
}
