import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { longestPickup } from './entities.ts';
import { freightType, freightTypeWords } from './enums.ts';
import { dayAhead, measure, noteField, wholeNumber } from './fields.ts';
import { bookingRequest } from './request.ts';

export const bookFreight = declareOperation({
  ...bookingRequest,
  name: 'book_freight',
  title: 'Book freight',
  description:
    'Asks the fulfillment partner to pick up cartons or pallets of goods and bring them to its US fulfillment center, or to a stock place of the store. For a label of a customer’s parcel use buy_label or ship_order; to announce what is coming in use create_receiving; to find a freight forwarder use list_partners. Nothing is sent without a yes.',
  examples: [
    'Book a freight pickup of 3 pallets',
    'book freight: 12 cartons of 32 lb, ready Friday',
    'have the fulfillment partner pick up 2 pallets at 40 Dock Street, Portland, OR 97209 on December 4, liftgate needed',
    'schedule a pallet pickup to the fulfillment center',
  ],
  input: z.object({
    type: field(freightType, {
      label: 'Freight',
      question: 'Is it cartons (parcel freight) or pallets?',
      words: ['type'],
      valueWords: freightTypeWords,
    }).describe('PARCEL for loose cartons, PALLET for pallets.'),
    quantity: wholeNumber(
      'Cartons or pallets',
      ['cartons', 'boxes', 'cases', 'parcels', 'pallets', 'skids'],
      'How many cartons or pallets?',
    ),
    weightPounds: measure(
      'Weight of one (lb)',
      ['weight', 'weighs', 'pounds', 'pound', 'lb', 'lbs'],
      'How heavy is one of them, in pounds?',
    ).describe('Pounds of one carton or one pallet.'),
    heightInches: measure(
      'Height of one (in)',
      ['high', 'tall', 'height'],
      'How high is one of them, in inches?',
    ).describe('Inches; of a pallet with its load.'),
    lengthInches: measure('Length of one (in)', ['long', 'length'])
      .describe('Inches; needed for cartons.')
      .optional(),
    widthInches: measure('Width of one (in)', ['wide', 'width'])
      .describe('Inches; needed for cartons.')
      .optional(),
    needsLiftgate: field(z.boolean(), {
      label: 'Liftgate',
      words: ['liftgate'],
      valueWords: {
        true: [
          'liftgate',
          'with liftgate',
          'with a liftgate',
          'liftgate needed',
          'needs a liftgate',
          'lift gate',
        ],
        false: ['no liftgate', 'without liftgate', 'without a liftgate', 'no lift gate'],
      },
    })
      .describe('Whether the truck needs a liftgate at the pickup; for pallets.')
      .default(false),
    pickupAddress: field(z.string().trim().min(5).max(longestPickup), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Pickup address',
      words: ['pick up at', 'picked up at', 'pickup at', 'pickup address', 'from', 'at'],
      question: 'Where is it picked up? Give the whole address.',
    }).describe('The whole address on one line.'),
    readyOn: dayAhead(
      'Ready on',
      ['ready', 'ready on', 'pickup on', 'pick up on', 'on'],
      'What day will it be ready for pickup?',
    ),
    destination: field(z.string().trim().min(1).max(120), {
      ref: 'stock_place',
      label: 'Destination',
      words: ['to', 'destination', 'deliver to'],
      hasDefault: true,
    })
      .describe(
        'A stock place of the store by id or name; the partner’s US fulfillment center when left out.',
      )
      .optional(),
    note: noteField(),
  }),
  http: { method: 'POST', path: '/web/freight-bookings', status: 201 },
  errors: ['not_found', 'conflict'],
  related: ['list_freight_bookings', 'get_booking', 'create_receiving', 'list_stock_places'],
});
