import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { mostLines, mostPhotos, receivingDetail } from './entities.ts';
import { countedReads, snField } from './fields.ts';
import { discrepancyWords, shortReceiving } from './say.ts';

const unitsOf = () => z.int().min(0).max(10_000_000);

export const receiveReceiving = declareOperation({
  name: 'receive_receiving',
  area: 'fulfillment',
  title: 'Count what arrived',
  description:
    'Records what arrived of an inbound shipment at the fulfillment partner: good units go into stock at their landed cost, those on a purchase order through its receipt; broken ones are counted separately; photos are evidence. Everything still to come when no number is given. Can be undone.',
  examples: [
    'Everything of RCV-1001 arrived',
    'RCV-1002 came in, 180 good and 5 broken',
    'count RCV-1001: 480 arrived, nothing more is coming',
    'the warehouse received the gift boxes shipment',
  ],
  input: z.object({
    sn: snField(),
    quantity: field(unitsOf(), {
      sense: 'quantity',
      label: 'Received',
      words: ['good', 'received', 'arrived', 'came in', 'units', 'pieces'],
    })
      .describe(
        'Good units that arrived, for a receiving with a single line; when left out: all that are still to come.',
      )
      .optional(),
    damagedQuantity: field(unitsOf(), {
      label: 'Broken',
      words: [
        'broken',
        'damaged',
        'cracked',
        'smashed',
        'shattered',
        'crushed',
        'chipped',
        'in pieces',
        'defective',
        'unusable',
      ],
    })
      .describe('Units that arrived broken, for a receiving with a single line.')
      .optional(),
    lines: forForms(
      z
        .array(z.object({ lineId: z.uuid(), receivedUnits: unitsOf(), damagedUnits: unitsOf().default(0) }))
        .max(mostLines)
        .describe('What arrived for each line; lines left out received nothing.')
        .default([]),
    ),
    isFinal: field(z.boolean(), {
      label: 'Nothing more is coming',
      valueWords: {
        true: ['nothing more is coming', "that's all", 'that is all', 'the rest is missing', 'close it'],
      },
    })
      .describe('True: what is missing stays missing.')
      .default(false),
    photoFileIds: field(z.array(z.uuid()).max(mostPhotos), {
      ref: 'file',
      label: 'Photos',
      words: ['photo', 'photos', 'picture', 'attached'],
    }).default([]),
    note: field(z.string().trim().min(1).max(2000), {
      sense: 'free_text',
      label: 'Note',
      words: ['note', 'because'],
    }).optional(),
    /** What a form showed as counted, so that pressing twice counts once. */
    countedBefore: field(unitsOf().optional(), { formOnly: true, seen: true }),
  }),
  output: receivingDetail,
  http: { method: 'PUT', path: '/web/receivings/{sn}/receive' },
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'receiving',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'unsupported_file'],
  related: ['get_receiving', 'list_receivings', 'get_stock', 'get_purchase_item'],
  invalidates: countedReads,
  toModel: shortReceiving,
  summary: (output) => {
    const [receipt] = output.receipts;
    const came = receipt?.counts.reduce((sum, { receivedUnits }) => sum + receivedUnits, 0) ?? 0;
    return `Counted ${count(came, 'good unit')} of ${output.sn} into stock, ${(output.receivedUnits + output.damagedUnits).toLocaleString('en-US')} of ${output.expectedUnits.toLocaleString('en-US')} so far.${discrepancyWords(output)}`;
  },
});
