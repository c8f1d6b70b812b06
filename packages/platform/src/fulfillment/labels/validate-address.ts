import { splitUsAddress } from '@brandwright/language/values/us-address.ts';
import { OperationError, type InputOf } from '@brandwright/contract';
import { validateAddress } from '@brandwright/contract/fulfillment/validate-address.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import type { PostalAddress } from '@brandwright/providers';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { countryName, labelAddressOf, placeOf, postalOf } from '../addresses.ts';

async function addressOf(
  context: Context,
  input: InputOf<typeof validateAddress>,
): Promise<{ address: PostalAddress; orderNumber: number | null }> {
  if (input.orderNumber !== undefined && input.addressLine1 === undefined) {
    const order = await context.call(getOrder, { orderNumber: input.orderNumber });
    return { address: postalOf(labelAddressOf(order.shippingAddress, null)), orderNumber: order.orderNumber };
  }
  if (input.addressLine1 === undefined)
    throw new OperationError('bad_input', 'Which address? Give an order number or the full address.', [
      { path: 'addressLine1', message: 'Required, unless you name an order.' },
    ]);
  const parts = { ...input, ...splitUsAddress(input.addressLine1) };
  return {
    orderNumber: null,
    address: {
      name: parts.name ?? '',
      company: null,
      email: null,
      phone: null,
      addressLine1: parts.addressLine1 ?? '',
      addressLine2: parts.addressLine2 || null,
      city: parts.city ?? '',
      state: parts.state || null,
      zipCode: parts.zipCode || null,
      countryCode: input.countryCode,
    },
  };
}

export default implement(validateAddress, {
  async run(context, input) {
    const { address: given, orderNumber } = await addressOf(context, input);
    const { isValid, messages, address } = await context.providers.shipping.validateAddress(given);
    return {
      output: {
        isValid,
        messages,
        address: {
          name: address.name,
          email: address.email,
          addressLine1: address.addressLine1,
          addressLine2: address.addressLine2,
          city: address.city,
          state: address.state,
          stateCode: address.state,
          zipCode: address.zipCode,
          phone: address.phone,
          country: countryName(address.countryCode),
          countryCode: address.countryCode,
        },
        place: [address.addressLine1, placeOf(address)].filter(Boolean).join(', '),
        orderNumber,
      },
    };
  },
});
