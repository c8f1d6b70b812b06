import JsBarcode from 'jsbarcode';

/** Quiet zone on either side of the bars, in modules. */
const quietModules = 10;

/** Plain letters for those that the standard typeface lacks. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ő: 'o',
  ű: 'u',
};
export const plain = (text: string) =>
  [...text]
    .map((letter) => {
      if (/[\u0020-\u007e\u00a0-\u00ff]/.test(letter)) return letter;
      const bare = plainLetters[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return /^[\u0020-\u007e]+$/.test(bare) ? bare : '?';
    })
    .join('');

/** Dark and light modules of a text in Code 128: "1101…"; as GS1-128 where the text begins with an application identifier. */
export function code128(text: string, isGs1 = false): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128', ean128: isGs1 });
  return (drawn.encodings ?? []).map(({ data }) => data).join('');
}

/** A PDF as `draw` draws it, without a page at first. The same bytes for the same drawing at the same `at`. */
export async function drawPages(
  { size, title, at }: { size: string | [number, number]; title: string; at: Date },
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  // Loaded when the first one is drawn: it takes a quarter of a second that no start should wait for.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Brandwright', CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Each run of dark modules as one rectangle, so that edges are exact at every resolution. */
export function paintBars(
  document: PDFKit.PDFDocument,
  modules: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const module = box.width / (modules.length + 2 * quietModules);
  for (const { 0: run, index } of modules.matchAll(/1+/g))
    document.rect(box.x + (quietModules + index) * module, box.y, run.length * module, box.height);
  document.fill('#000');
}
