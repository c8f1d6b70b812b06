import type { PostalAddress } from '../shipping.ts';

/** 4 × 6 inches, in points. */
export const labelWidth = 288;
export const labelHeight = 432;
export const labelMargin = 14;

/** An address as it is written on a parcel. */
export function linesOf(
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

export interface Line {
  x: number;
  y: number;
  size: number;
  width: number;
  bold?: boolean;
  color?: string;
}

/** One line, smaller where it would be too long. */
export function fit(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size, width: most, bold, color }: Line,
): void {
  document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  const wide = document.widthOfString(text);
  if (wide > most) document.fontSize(Math.max(5, (size * most) / wide));
  document.fillColor(color ?? '#000').text(text, x, y, { lineBreak: false });
}

export const drawRule = (document: PDFKit.PDFDocument, y: number) =>
  document
    .moveTo(labelMargin, y)
    .lineTo(labelWidth - labelMargin, y)
    .lineWidth(1)
    .stroke('#000');

/** White on black across the top. */
export function drawBanner(document: PDFKit.PDFDocument, text: string): void {
  document.rect(0, 0, labelWidth, 22).fill('#000');
  fit(document, text, {
    x: labelMargin,
    y: 6,
    size: 11,
    bold: true,
    width: labelWidth - 2 * labelMargin,
    color: '#fff',
  });
}
