import { z } from 'zod';

/** What a custom project is about (overview §3, catalog entry kinds). */
export const requestKinds = ['RFP_PRODUCT', 'RFP_PACKAGING', 'RFP_SERVICES'] as const;
export const requestKind = z.enum(requestKinds);
export type RequestKind = z.output<typeof requestKind>;

export const requestKindLabels: Readonly<Record<RequestKind, string>> = {
  RFP_PRODUCT: 'Product',
  RFP_PACKAGING: 'Packaging',
  RFP_SERVICES: 'Service',
};

/** Words that name the kind itself. What is made ("mailer boxes") is a title, from which the kind follows. */
export const requestKindWords: Readonly<Record<RequestKind, readonly string[]>> = {
  RFP_PRODUCT: ['product request', 'product project', 'product rfp'],
  RFP_PACKAGING: ['packaging request', 'packaging project', 'packaging rfp'],
  RFP_SERVICES: ['service request', 'service project', 'services request', 'services rfp'],
};

/**
 * DRAFT: not sent. SUBMITTED: with suppliers, no quote yet. QUOTED: at least one quote came. ACCEPTED: a quote was
 * taken. CLOSED: no more quotes are wanted. CANCELED: called off.
 */
export const requestStatuses = ['DRAFT', 'SUBMITTED', 'QUOTED', 'ACCEPTED', 'CLOSED', 'CANCELED'] as const;
export const requestStatus = z.enum(requestStatuses);
export type RequestStatus = z.output<typeof requestStatus>;

export const requestStatusLabels: Readonly<Record<RequestStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'With suppliers',
  QUOTED: 'Quotes in',
  ACCEPTED: 'Accepted',
  CLOSED: 'Closed',
  CANCELED: 'Canceled',
};

export const requestStatusWords: Readonly<Record<RequestStatus, readonly string[]>> = {
  DRAFT: ['drafts', 'draft', 'unfinished', 'not sent', 'unsent'],
  SUBMITTED: ['submitted', 'sent out', 'waiting for quotes', 'without quotes', 'no quotes yet'],
  QUOTED: ['quoted', 'with quotes', 'have quotes', 'got quotes', 'quotes came in'],
  ACCEPTED: ['accepted', 'with an accepted quote'],
  CLOSED: ['closed'],
  CANCELED: ['canceled', 'cancelled', 'called off'],
};

/** OPEN: may be taken. EXPIRED: its day of validity has passed. */
export const quoteStatuses = ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export const quoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.output<typeof quoteStatus>;

export const quoteStatusLabels: Readonly<Record<QuoteStatus, string>> = {
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
};

/** Terms of delivery that quotes name (Incoterms 2020). What each includes is said by `incotermWords`. */
export const incoterms = ['EXW', 'FOB', 'CIF', 'DDP'] as const;
export const incoterm = z.enum(incoterms);
export type Incoterm = z.output<typeof incoterm>;

export const incotermWords: Readonly<Record<Incoterm, string>> = {
  EXW: 'picked up at the factory',
  FOB: 'loaded on the ship',
  CIF: 'sea freight to the port of arrival included',
  DDP: 'delivered, duty paid',
};

/** Where packaging is printed. Inside printing costs more than outside only (brand-kit document §5). */
export const printings = ['NONE', 'OUTSIDE', 'INSIDE_AND_OUTSIDE'] as const;
export const printing = z.enum(printings);
export type Printing = z.output<typeof printing>;

export const printingLabels: Readonly<Record<Printing, string>> = {
  NONE: 'No printing',
  OUTSIDE: 'Outside only',
  INSIDE_AND_OUTSIDE: 'Inside and outside',
};

/** Steps of the form, in their order. */
export const requestSteps = ['KIND', 'DETAILS', 'QUANTITY', 'DELIVERY', 'REVIEW'] as const;
export const requestStep = z.enum(requestSteps);
export type RequestStep = z.output<typeof requestStep>;

/** Orders in which quotes are set side by side. */
export const quoteSorts = ['landed', 'leadTime', 'unitPrice', 'moq'] as const;
export const quoteSort = z.enum(quoteSorts);
export type QuoteSort = z.output<typeof quoteSort>;
