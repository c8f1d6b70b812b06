import { z } from 'zod';
import { catalogReads } from '../../catalog/entities.ts';
import { day, field } from '../../kernel/fields.ts';
import { purchaseReads } from '../../purchasing/purchase-reads.ts';
import { receivingDestination } from './enums.ts';

/** Reads that are stale after an inbound shipment changed. */
export const receivingReads = ['list_receivings', 'get_receiving'] as const;
/** Also after units were counted. */
export const countedReads = [...receivingReads, ...catalogReads, ...purchaseReads] as const;

export const snField = () =>
  field(z.string().trim().min(1).max(60), {
    ref: 'receiving',
    label: 'Receiving',
    question: 'Which receiving? Its number, such as RCV-1001, is enough.',
    words: ['receiving', 'inbound shipment', 'inbound', 'shipment to the warehouse'],
  }).describe('Serial number of the receiving, such as RCV-1001, or its id.');

export const destinationField = () =>
  field(receivingDestination, {
    label: 'Goods are',
    words: ['destination'],
    valueWords: {
      STORE: ['store', 'stored', 'store them', 'keep them there', 'stored at the partner'],
      FORWARD: ['forward', 'forwarded', 'forward to me', 'forward to us', 'send on to me', 'send them on'],
    },
  });

export const carrierFields = {
  carrier: field(z.string().trim().min(1).max(80), {
    sense: 'free_text',
    label: 'Carrier',
    words: ['carrier', 'by', 'with'],
  }).optional(),
  trackingNumber: field(z.string().trim().min(1).max(80), {
    sense: 'tracking_number',
    label: 'Tracking number',
    words: ['tracking', 'tracking number'],
  }).optional(),
  expectedOn: day({
    label: 'Expected',
    words: ['expected', 'arrives', 'arriving', 'due', 'on'],
    sense: 'date_ahead',
  }).optional(),
};
