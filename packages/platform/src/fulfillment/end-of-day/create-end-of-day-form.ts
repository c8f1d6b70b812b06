import { OperationError, type InputOf } from '@brandwright/contract';
import { createEndOfDayForm } from '@brandwright/contract/fulfillment/create-end-of-day-form.ts';
import { formCarrier, type FormCarrier } from '@brandwright/contract/fulfillment/end-of-day-form.ts';
import { count, dayWords, listWords } from '@brandwright/contract/kernel/words.ts';
import { dayOf } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { beginForm, begunForms, byOrigin, labelsToHandOver, makeForm, toForm } from './end-of-day-forms.ts';
import { oneAtATime } from '../labels/purchase-label.ts';
import type { LabelRecord } from '../tables.ts';

type Input = InputOf<typeof createEndOfDayForm>;

/** The labels that are meant, of one carrier. Errors: not_found without one, bad_input when several carriers have some. */
async function meant(context: Context, input: Input) {
  const today = dayOf(context.clock.now());
  const day = input.day ?? today;
  const labels = await labelsToHandOver(context, { ...input, day });
  const carriers = Map.groupBy(labels, ({ carrier }) => carrier);
  if (carriers.size > 1)
    throw new OperationError(
      'bad_input',
      `Which carrier? ${listWords(
        [...carriers]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([carrier, of]) => `${carrier} has ${count(of.length, 'label')}`),
      )}.`,
      [{ path: 'carrier', message: 'Needed.' }],
    );
  const carrier = input.carrier ?? formCarrier.safeParse(labels[0]?.carrier).data;
  return { day, carrier, labels, isToday: day === today };
}

function nothing(day: string, carrier: FormCarrier | undefined, isToday: boolean): OperationError {
  const when = isToday ? 'today' : `on ${dayWords(day)}`;
  return new OperationError(
    'not_found',
    `No ${carrier ? `${carrier} ` : ''}labels bought ${when} are waiting to be handed over. Labels already on a form don’t count.`,
  );
}

export default implement(createEndOfDayForm, {
  async run(context, input) {
    await oneAtATime(context, 'end-of-day form');
    const first = await meant(context, input);
    const { day, carrier } = first;
    if (carrier === undefined) throw nothing(day, carrier, first.isToday);
    const forms = [];
    // What was begun before its answer was lost is asked for again, with the same labels.
    for (const { id } of await begunForms(context, carrier)) forms.push(await makeForm(context, id));
    const { labels } = await meant(context, { ...input, carrier });
    for (const group of byOrigin(labels))
      forms.push(await makeForm(context, await beginForm(context, day, group)));
    if (forms.length === 0) throw nothing(day, carrier, first.isToday);
    return { output: { forms: forms.map((form) => toForm(context, form)) } };
  },
  async prepare(context, input) {
    const { day, carrier, labels, isToday } = await meant(context, input);
    if (carrier === undefined || labels.length === 0) throw nothing(day, carrier, isToday);
    return {
      input: { carrier, day, labelIds: labels.map(({ id }) => id) },
      preview: {
        verb: 'Create form',
        what: `Creates the ${carrier} end-of-day form for ${count(labels.length, 'parcel')}.`,
        toWhom: carrier,
        cost: null,
        irreversible: 'A label can be on only one form, and carriers rarely refund a label once it’s on one.',
        values: [
          { label: 'Bought on', value: dayWords(day) },
          { label: 'Parcels', value: listWords(labels.map(parcelWords), 12) },
        ],
        warnings: context.providers.shipping.isTest
          ? ['This is a test form: no carrier will accept it.']
          : [],
      },
    };
  },
});

const parcelWords = ({ orderNumber, toAddress, trackingNumber }: LabelRecord) =>
  `${orderNumber === null ? toAddress.name : `#${orderNumber} ${toAddress.name}`} (${trackingNumber})`;
