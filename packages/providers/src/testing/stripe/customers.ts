import { testCardOf } from './cards.ts';
import { declined, invalid, missing } from './refusals.ts';
import { customerOf, newId, pageOf, type Customer, type Method, type Route, type World } from './world.ts';

const shownCustomer = ({ id, name, email, defaultMethod }: Customer) => ({
  id,
  object: 'customer',
  name,
  email,
  livemode: false,
  metadata: {},
  invoice_settings: { custom_fields: null, default_payment_method: defaultMethod, footer: null },
});

const shownMethod = ({ id, card, customer, created }: Method) => ({
  id,
  object: 'payment_method',
  type: 'card',
  created,
  customer,
  livemode: false,
  metadata: {},
  card: {
    brand: card.brand,
    last4: card.last4,
    exp_month: 12,
    exp_year: 2034,
    country: 'US',
    funding: 'credit',
  },
});

/** One that is there, or a new one of a test token. */
export function methodOf(world: World, id: string, param: string, status = 400): Method {
  const known = world.methods.get(id);
  if (known) return known;
  const card = testCardOf(id);
  if (!card) throw missing('PaymentMethod', id, param, status);
  const made = { id: newId('pm'), card, customer: null, wasDetached: false, created: world.now() };
  world.methods.set(made.id, made);
  return made;
}

const usedUp =
  'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.';

/** Throws unless a customer may pay with it. */
export function expectUsable(method: Method, customer: string | null): void {
  if (method.wasDetached) throw invalid(usedUp);
  if (method.customer !== null && method.customer !== customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
    );
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    takes: ['name', 'email', 'metadata'],
    answer({ world, form }) {
      const made = {
        id: newId('cus'),
        name: form.text('name') ?? '',
        email: form.text('email') ?? '',
        defaultMethod: null,
      };
      world.customers.set(made.id, made);
      return shownCustomer(made);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: [],
    answer: ({ world, id }) => shownCustomer(customerOf(world, id, 'id')),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers\/([^/]+)$/,
    takes: ['invoice_settings'],
    answer({ world, id, form }) {
      const customer = customerOf(world, id, 'id');
      const chosen = form.text('invoice_settings', 'default_payment_method') ?? '';
      const method = world.methods.get(chosen);
      if (method?.customer !== customer.id)
        throw missing('PaymentMethod', chosen, 'invoice_settings[default_payment_method]');
      customer.defaultMethod = method.id;
      return shownCustomer(customer);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)\/payment_methods$/,
    takes: ['type', 'limit', 'starting_after'],
    answer({ world, id, form }) {
      const customer = customerOf(world, id, 'id');
      const rows = [...world.methods.values()].filter((method) => method.customer === customer.id);
      return pageOf(form, `/v1/customers/${id}/payment_methods`, rows.toReversed(), shownMethod);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/([^/]+)$/,
    takes: [],
    answer({ world, id }) {
      const method = world.methods.get(id);
      if (!method) throw missing('PaymentMethod', id, 'payment_method', 404);
      return shownMethod(method);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/([^/]+)\/attach$/,
    takes: ['customer'],
    answer({ world, id, form }) {
      const customer = customerOf(world, form.text('customer'));
      const method = methodOf(world, id, 'payment_method', 404);
      if (method.wasDetached) throw invalid(usedUp);
      if (method.customer !== null && method.customer !== customer.id)
        throw invalid('The payment method you provided has already been attached to a customer.');
      if (!method.card.attaches && method.card.outcome) throw declined(method.card.outcome);
      method.customer = customer.id;
      return shownMethod(method);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/([^/]+)\/detach$/,
    takes: [],
    answer({ world, id }) {
      const method = world.methods.get(id);
      if (!method) throw missing('PaymentMethod', id, 'payment_method', 404);
      if (method.customer === null)
        throw invalid(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      const customer = world.customers.get(method.customer);
      if (customer?.defaultMethod === id) customer.defaultMethod = null;
      method.customer = null;
      method.wasDetached = true;
      return shownMethod(method);
    },
  },
];
