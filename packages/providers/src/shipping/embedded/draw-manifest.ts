import type { ManifestRequest } from '../shipping.ts';
import { code128, drawPages, paintBars, plain } from './paint.ts';

interface ManifestFace extends ManifestRequest {
  manifestNumber: string;
  at: Date;
}

const margin = 54;
const rowHeight = 14;
const columns = 2;
/** How much of a letter-size page is left for numbers: on the first, below the heading, and on later ones. */
const rowsOfFirst = 34;
const rowsOfOthers = 46;

/** The form that a carrier scans once for all parcels: its bars, their count and their numbers. The same bytes for the same form. */
export const drawManifest = (face: ManifestFace): Promise<Uint8Array> =>
  drawPages({ size: 'LETTER', title: `End-of-day form ${face.manifestNumber}`, at: face.at }, (document) => {
    const numbers = face.labels.map(({ trackingNumber }) => trackingNumber);
    let left = numbers;
    for (let page = 0; page === 0 || left.length > 0; page += 1) {
      document.addPage();
      const most = (page === 0 ? rowsOfFirst : rowsOfOthers) * columns;
      const top = page === 0 ? paintHead(document, face) : margin;
      paintNumbers(document, left.slice(0, most), top);
      left = left.slice(most);
    }
  });

/** Answers where the numbers begin. */
function paintHead(document: PDFKit.PDFDocument, face: ManifestFace): number {
  const { carrier, day, from, labels, manifestNumber } = face;
  const width = document.page.width - 2 * margin;
  document.rect(0, 0, document.page.width, 26).fill('#000');
  const line = (text: string, y: number, size: number, isBold = false, color = '#000') =>
    document
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color)
      .text(plain(text), margin, y, { lineBreak: false });
  line('TEST FORM - NO CARRIER TAKES IT', 8, 11, true, '#fff');
  line('End-of-day form', 48, 20, true);
  line(`${carrier} · ${day}`, 76, 12);
  const town = [from.city, [from.state, from.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  line([from.name, from.addressLine1, town].filter(Boolean).join(', '), 94, 10);
  line(`${labels.length} ${labels.length === 1 ? 'parcel' : 'parcels'}`, 112, 14, true);
  paintBars(document, code128(manifestNumber), {
    x: margin,
    y: 140,
    width: Math.min(width, 380),
    height: 70,
  });
  line(manifestNumber, 216, 11, true);
  return 248;
}

function paintNumbers(document: PDFKit.PDFDocument, numbers: readonly string[], top: number): void {
  const width = (document.page.width - 2 * margin) / columns;
  document.font('Helvetica').fontSize(10).fillColor('#000');
  numbers.forEach((number, at) =>
    document.text(number, margin + (at % columns) * width, top + Math.floor(at / columns) * rowHeight, {
      lineBreak: false,
    }),
  );
}
