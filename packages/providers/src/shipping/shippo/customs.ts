import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';

/** A declaration as Shippo takes it with a shipment (docs.goshippo.com: Customs Declarations). Weights and values are of all units. */
export const declarationOf = ({ items, ...declaration }: CustomsDeclaration) => ({
  contents_type: declaration.contentsType,
  ...(declaration.contentsExplanation ? { contents_explanation: declaration.contentsExplanation } : {}),
  non_delivery_option: declaration.nonDelivery,
  certify: true,
  certify_signer: declaration.signer,
  incoterm: declaration.incoterm,
  eel_pfc: declaration.eelPfc,
  ...(declaration.itn === null ? {} : { aes_itn: declaration.itn }),
  items: items.map((item) => ({
    description: item.description,
    quantity: item.quantity,
    net_weight: String(item.netWeightPounds),
    mass_unit: 'lb',
    value_amount: (item.valueMinor / 100).toFixed(2),
    value_currency: item.currency,
    tariff_number: item.tariffNumber,
    origin_country: item.originCountry,
  })),
});
