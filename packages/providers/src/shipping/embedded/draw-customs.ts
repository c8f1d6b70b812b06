import {
  contentsTypeLabels,
  eelPfcLabels,
  incotermLabels,
  nonDeliveryLabels,
  type CustomsDeclaration,
  type CustomsItem,
} from '@brandwright/contract/fulfillment/customs.ts';
import {
  customsFormLabels,
  customsFormOf,
  declaredMinor,
  type CustomsForm,
} from '@brandwright/contract/fulfillment/customs-rules.ts';
import type { LabelRequest } from '../shipping.ts';
import { drawBanner, drawRule, fit, labelMargin, labelWidth, linesOf } from './label-text.ts';
import { plain } from './paint.ts';

interface CustomsFace extends Omit<LabelRequest, 'customs'> {
  customs: CustomsDeclaration;
  trackingNumber: string;
  at: Date;
}

const inner = labelWidth - 2 * labelMargin;
/** Items of one page. */
const itemsOnPage = 7;
const itemHeight = 22;
const firstItem = 158;

const headings: Readonly<Record<CustomsForm, string>> = {
  CN22: 'CUSTOMS DECLARATION CN 22 - MAY BE OPENED OFFICIALLY',
  CN23: 'CUSTOMS DECLARATION CN 23 - MAY BE OPENED OFFICIALLY',
  COMMERCIAL_INVOICE: 'COMMERCIAL INVOICE',
};

const dollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

/** The customs papers of a parcel as pages behind its label: CN 22 or CN 23 with the post, an invoice with other carriers. */
export function paintCustoms(document: PDFKit.PDFDocument, face: CustomsFace): void {
  const { items } = face.customs;
  const pages = Math.ceil(items.length / itemsOnPage);
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    paintHead(document, face, pages === 1 ? '' : ` (${page + 1} of ${pages})`);
    const shown = items.slice(page * itemsOnPage, (page + 1) * itemsOnPage);
    shown.forEach((item, at) => paintItem(document, item, firstItem + at * itemHeight));
    if (page === pages - 1) paintFoot(document, face);
  }
}

const writer =
  (document: PDFKit.PDFDocument) =>
  (text: string, y: number, size: number, bold = false, x = labelMargin, width = inner) =>
    fit(document, plain(text), { x, y, size, bold, width });

function paintHead(document: PDFKit.PDFDocument, face: CustomsFace, pageWords: string): void {
  const { customs, rate, from, to, trackingNumber, at } = face;
  const form = customsFormOf(customs, rate.carrier);
  const line = writer(document);
  const half = inner / 2 - 4;
  drawBanner(document, 'TEST FORM - NOT VALID FOR CUSTOMS');
  line(`${headings[form]}${pageWords}`, 28, 10, true);
  line(`${trackingNumber} · ${at.toISOString().slice(0, 10)}`, 42, 8);
  drawRule(document, 54);
  line('FROM', 58, 7, true);
  linesOf(from, false).forEach((text, at) => line(text, 67 + at * 9, 7, false, labelMargin, half));
  line('US', 67 + linesOf(from, false).length * 9, 7, false, labelMargin, half);
  const right = labelMargin + inner / 2;
  line('TO', 58, 7, true, right, half);
  linesOf(to, true).forEach((text, at) => line(text, 67 + at * 9, 7, false, right, half));
  drawRule(document, 130);
  const type = customs.contentsExplanation
    ? `${contentsTypeLabels[customs.contentsType]}: ${customs.contentsExplanation}`
    : contentsTypeLabels[customs.contentsType];
  line(`[X] ${type.toUpperCase()}`, 134, 8, true);
  line('ITEM · TARIFF NO. · ORIGIN · NET WEIGHT · VALUE', 146, 6, true);
}

function paintItem(document: PDFKit.PDFDocument, item: CustomsItem, y: number): void {
  const line = writer(document);
  line(`${item.quantity} x ${item.description}`, y, 8, true);
  const figures = [
    item.tariffNumber,
    item.originCountry,
    `${item.netWeightPounds} lb`,
    dollars(item.valueMinor),
  ];
  line(figures.join('  ·  '), y + 10, 8);
}

function paintFoot(document: PDFKit.PDFDocument, { customs, rate, to, parcel, at }: CustomsFace): void {
  const line = writer(document);
  const { items, incoterm, nonDelivery, eelPfc, itn, signer } = customs;
  const net = items.reduce((sum, { netWeightPounds }) => sum + netWeightPounds, 0);
  const y = 316;
  drawRule(document, y);
  line(`TOTAL ${dollars(declaredMinor(items))} USD`, y + 5, 11, true);
  line(`Net ${Math.round(net * 100) / 100} lb · gross ${parcel.weightPounds} lb`, y + 19, 8);
  line(
    `${incotermLabels[incoterm]} · ${to.countryCode} · If undeliverable: ${nonDeliveryLabels[nonDelivery]}`,
    y + 31,
    8,
  );
  line(`EEL/PFC: ${itn === null ? eelPfcLabels[eelPfc] : `${eelPfcLabels[eelPfc]} ${itn}`}`, y + 43, 8);
  drawRule(document, y + 57);
  line('I certify that the particulars given in this declaration are correct and that this item', y + 62, 7);
  line('does not contain any dangerous article, or any prohibited by law or postal regulations.', y + 71, 7);
  line(
    `${signer} · ${at.toISOString().slice(0, 10)} · ${customsFormLabels[customsFormOf(customs, rate.carrier)]}`,
    y + 86,
    9,
    true,
  );
}
