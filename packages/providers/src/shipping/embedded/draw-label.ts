import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { declarationLine } from '@brandwright/contract/fulfillment/customs-rules.ts';
import type { LabelRequest } from '../shipping.ts';
import { paintCustoms } from './draw-customs.ts';
import { drawBanner, drawRule, fit, labelHeight, labelMargin, labelWidth, linesOf } from './label-text.ts';
import { code128, drawPages, paintBars, plain } from './paint.ts';

const inner = labelWidth - 2 * labelMargin;
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

/**
 * A label to print: addresses, service, tracking number and its bars as vectors; for a parcel abroad its customs papers follow on
 * pages of the same size. The same bytes for the same label.
 */
export async function drawLabel(face: LabelFace): Promise<Uint8Array> {
  return drawPages(
    { size: [labelWidth, labelHeight], title: `Label ${face.trackingNumber}`, at: face.at },
    (document) => {
      paint(document.addPage(), face);
      if (face.customs) paintCustoms(document, { ...face, customs: face.customs });
    },
  );
}

function paint(document: PDFKit.PDFDocument, face: LabelFace): void {
  const { from, to, rate, parcel, trackingNumber, note, at } = face;
  const rule = (y: number) => drawRule(document, y);
  const line = (text: string, y: number, size: number, bold = false) =>
    fit(document, plain(text), { x: labelMargin, y, size, bold, width: inner });
  drawBanner(document, 'TEST LABEL - NOT POSTAGE');
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
  paintBars(document, barsOf(face), { x: labelMargin, y: 258, width: inner, height: 84 });
  line(spaced(trackingNumber), 348, 11, true);
  rule(366);
  if (note) line(note, 374, 9);
  line(`${parcel.lengthInches} x ${parcel.widthInches} x ${parcel.heightInches} in`, 390, 8);
  if (face.customs) line(`Customs: ${declarationLine(face.customs, rate.carrier)}`, 402, 8);
}

const spaced = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

function rightAligned(document: PDFKit.PDFDocument, text: string, y: number): void {
  document.font('Helvetica-Bold').fontSize(9);
  document
    .fillColor('#000')
    .text(text, labelWidth - labelMargin - document.widthOfString(text), y, { lineBreak: false });
}
