import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import type { LabelRequest, PostalAddress } from '../shipping.ts';
import { code128, drawPages, paintBars, plain } from './paint.ts';

/** 4 × 6 inches, in points. */
const width = 288;
const height = 432;
const margin = 14;
const inner = width - 2 * margin;
/** FNC1, as the barcode library takes it. */
const fnc1 = '\u00CF';

export interface LabelFace extends LabelRequest {
  trackingNumber: string;
  at: Date;
}

/** Code 128, of USPS as GS1-128 with the ZIP code before the number (420), as its labels have it. */
export function barsOf({ trackingNumber, to, rate }: LabelFace): string {
  const isGs1 = rate.carrier === 'USPS' && to.countryCode === 'US';
  const text = isGs1 ? `420${(to.zipCode ?? '').slice(0, 5)}${fnc1}${trackingNumber}` : trackingNumber;
  return code128(text, isGs1);
}

/** A label to print: addresses, service, tracking number and its bars as vectors. The same bytes for the same label. */
export async function drawLabel(face: LabelFace): Promise<Uint8Array> {
  return drawPages(
    { size: [width, height], title: `Label ${face.trackingNumber}`, at: face.at },
    (document) => paint(document.addPage(), face),
  );
}

function paint(document: PDFKit.PDFDocument, face: LabelFace): void {
  const { from, to, rate, parcel, trackingNumber, note, at } = face;
  const rule = (y: number) =>
    document
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(1)
      .stroke('#000');
  const line = (text: string, y: number, size: number, bold = false) =>
    fit(document, plain(text), { x: margin, y, size, bold, width: inner });
  document.rect(0, 0, width, 22).fill('#000');
  fit(document, 'TEST LABEL - NOT POSTAGE', {
    x: margin,
    y: 6,
    size: 11,
    bold: true,
    width: inner,
    color: '#fff',
  });
  linesOf(from, false).forEach((text, at) => line(text, 30 + at * 10, 8));
  rightAligned(document, `${parcel.weightPounds} LB`, 30);
  rightAligned(document, at.toISOString().slice(0, 10), 42);
  rule(92);
  line(serviceLabels[rate.service].toUpperCase(), 98, 17, true);
  rule(122);
  line('SHIP TO', 128, 8, true);
  linesOf(to, true).forEach((text, at) => line(text, 140 + at * 15, 13, at === 0));
  rule(238);
  line(`${rate.carrier.toUpperCase()} TRACKING #`, 244, 9, true);
  paintBars(document, barsOf(face), { x: margin, y: 258, width: inner, height: 84 });
  line(spaced(trackingNumber), 348, 11, true);
  rule(366);
  if (note) line(note, 374, 9);
  line(`${parcel.lengthInches} x ${parcel.widthInches} x ${parcel.heightInches} in`, 390, 8);
  if (to.countryCode !== 'US' && face.customs)
    line(`${face.customs.description} - declared $${(face.customs.valueMinor / 100).toFixed(2)}`, 402, 8);
}

const spaced = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** An address as it is written on a parcel. */
function linesOf(
  { name, company, addressLine1, addressLine2, ...place }: PostalAddress,
  isTo: boolean,
): string[] {
  const town = [place.city, [place.state, place.zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const country = isTo && place.countryCode !== 'US' ? place.countryCode : null;
  return [name, company, addressLine1, addressLine2, town, country]
    .filter((text): text is string => Boolean(text))
    .map((text) => text.toUpperCase());
}

interface Line {
  x: number;
  y: number;
  size: number;
  width: number;
  bold?: boolean;
  color?: string;
}

/** One line, smaller where it would be too long. */
function fit(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size, width: most, bold, color }: Line,
): void {
  document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const wide = document.widthOfString(text);
  if (wide > most) document.fontSize(Math.max(5, (size * most) / wide));
  document.fillColor(color ?? '#000').text(text, x, y, { lineBreak: false });
}

function rightAligned(document: PDFKit.PDFDocument, text: string, y: number): void {
  document.font('Helvetica-Bold').fontSize(9);
  document
    .fillColor('#000')
    .text(text, width - margin - document.widthOfString(text), y, { lineBreak: false });
}
