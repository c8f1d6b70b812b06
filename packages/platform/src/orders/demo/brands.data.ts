import type { DemoStore } from '../../kernel/demo/demo.ts';

export interface DemoProduct {
  sku: string;
  title: string;
  variant: string | null;
  unitPriceMinor: number;
  /** How often it sells beside the others. */
  weight: number;
}

const product = (
  sku: string,
  title: string,
  variant: string | null,
  unitPriceMinor: number,
  weight: number,
): DemoProduct => ({ sku, title, variant, unitPriceMinor, weight });

/** What each demo brand sells. SKUs are the same wherever the demo names a product. */
export const demoProducts: Readonly<Record<DemoStore['key'], readonly DemoProduct[]>> = {
  founder: [
    product('JC-MUG-SAND', 'Ceramic mug', 'Sand, 12 oz', 2800, 20),
    product('JC-CAN-CEDAR', 'Scented candle', 'Cedar & fig, 8 oz', 3400, 24),
    product('JC-TOTE-NAT', 'Linen tote', 'Natural', 2400, 9),
    product('JC-BOWL-OAT', 'Stoneware bowl', 'Oat', 3600, 10),
    product('JC-PLAT-OAT', 'Serving platter', 'Oat', 6800, 5),
    product('JC-NAP-4', 'Linen napkins, set of 4', 'Clay', 4200, 7),
    product('JC-TRV-JUN', 'Travel candle', 'Juniper', 1800, 9),
    product('JC-TRV-AMB', 'Travel candle', 'Amber', 1800, 7),
    product('JC-TAPER-2', 'Beeswax tapers, pair', null, 1600, 8),
    product('JC-VASE-BUD', 'Bud vase', 'Speckled', 3000, 8),
    product('JC-ESP-2', 'Espresso cups, pair', 'Ink', 3200, 6),
    product('JC-INC-30', 'Incense cones, 30', 'Cedar', 1400, 6),
    product('JC-TEA-TOW', 'Linen tea towel', 'Stripe', 1900, 6),
    product('JC-MATCH', 'Match striker', 'Clay', 2200, 4),
    product('JC-GIFT-EVE', 'Slow evening gift box', null, 8600, 5),
    product('JC-DIFF-FIG', 'Reed diffuser', 'Fig', 3800, 4),
  ],
  rival: [
    product('NF-TOTE-WAX', 'Waxed canvas tote', 'Olive', 6400, 10),
    product('NF-MUG-ENA', 'Enamel mug', 'White', 1600, 14),
    product('NF-POT-ENA', 'Enamel camp pot', 'Navy', 4800, 6),
    product('NF-ROLL', 'Tool roll', 'Tan', 5200, 5),
    product('NF-DUF', 'Field duffel', 'Olive', 14800, 3),
    product('NF-BOT', 'Steel bottle', 'Slate', 3200, 7),
  ],
  preview: [
    product('PV-SOAP-OAT', 'Oat soap bar', null, 900, 12),
    product('PV-BALM', 'Hand balm', 'Lavender', 1600, 8),
    product('PV-SALT', 'Bath salts', 'Eucalyptus', 2200, 6),
    product('PV-OIL', 'Body oil', 'Citrus', 2800, 5),
  ],
};

/** Names of demo customers. "Maya" is left out: one customer only is called so. */
export const firstNames =
  'Ava Liam Emma Noah Olivia Ethan Sofia Lucas Isla Mason Chloe Logan Zoe Elena Amara Priya Leila Nadia Ines Freya Hana Yuki Mina Rosa Clara Alice Ruby Nora Ivy Hazel Julia Sara Lena Marta Anika Tara Kira Dana Petra Oscar Felix Hugo Theo Jonas Emil Marco Diego Mateo Andre Rafael Omar Samir Kenji Arjun Dev Ravi Caleb Owen Miles Jasper Elliot Simon Adrian Victor Bruno Tobias Colin Dylan Wesley Trevor Gwen Paige Brooke Sienna Willa Margot Celeste Daphne Esme Imogen'.split(
    ' ',
  );

export const lastNames =
  'Anderson Brooks Carter Dalton Ellis Foster Garcia Hughes Iverson Jensen Kowalski Lopez Martin Nguyen Osborne Patel Quinn Rivera Sullivan Tanaka Underwood Vargas Wallace Xu Young Zimmerman Abbott Bennett Castillo Dawson Eriksen Fischer Grayson Hoffman Ishikawa Jacobs Kaplan Lindqvist Moreau Novak Okafor Pereira Rosen Schmidt Thornton Ueda Villanueva Whitaker Yamada Zhang Baptiste Cho Delgado Farrell Goldberg Haddad Ito Khan Larsen Mbeki Nakamura Ortega Petrov Reyes Silva Takahashi'.split(
    ' ',
  );

export interface DemoPlace {
  city: string;
  state: string | null;
  zip: string;
  countryCode: string;
  /** Sales tax on goods in thousandths of a percent: 10250 is 10.25 %. Rounded figures, for the demo only. */
  tax: number;
  weight: number;
}

const us = (city: string, state: string, zip: string, tax: number, weight: number): DemoPlace => ({
  city,
  state,
  zip,
  countryCode: 'US',
  tax,
  weight,
});
const abroad = (
  city: string,
  state: string | null,
  zip: string,
  countryCode: string,
  weight: number,
): DemoPlace => ({
  city,
  state,
  zip,
  countryCode,
  tax: 0,
  weight,
});

export const demoPlaces: readonly DemoPlace[] = [
  us('Portland', 'OR', '97205', 0, 12),
  us('Seattle', 'WA', '98109', 10250, 12),
  us('San Francisco', 'CA', '94110', 8625, 10),
  us('Los Angeles', 'CA', '90026', 9500, 11),
  us('Austin', 'TX', '78704', 8250, 8),
  us('Denver', 'CO', '80205', 8810, 7),
  us('Minneapolis', 'MN', '55406', 9025, 5),
  us('Chicago', 'IL', '60622', 10250, 8),
  us('Brooklyn', 'NY', '11215', 8875, 12),
  us('Boston', 'MA', '02130', 6250, 6),
  us('Philadelphia', 'PA', '19125', 8000, 5),
  us('Asheville', 'NC', '28801', 7000, 4),
  us('Atlanta', 'GA', '30307', 8900, 5),
  us('Nashville', 'TN', '37206', 9250, 4),
  us('Salt Lake City', 'UT', '84105', 7750, 4),
  us('Boise', 'ID', '83702', 6000, 3),
  us('Madison', 'WI', '53703', 5500, 3),
  us('Burlington', 'VT', '05401', 7000, 2),
  abroad('Toronto', 'ON', 'M6J 1H4', 'CA', 6),
  abroad('Vancouver', 'BC', 'V5T 3A1', 'CA', 4),
  abroad('London', null, 'E8 3PN', 'GB', 4),
  abroad('Berlin', null, '10999', 'DE', 2),
  abroad('Melbourne', 'VIC', '3065', 'AU', 2),
  abroad('Kyoto', null, '604-8005', 'JP', 1),
];

export const streets =
  'Alder Street,Birch Avenue,Cedar Lane,Dogwood Drive,Elm Street,Fir Court,Grove Road,Hawthorne Boulevard,Ivy Lane,Juniper Way,Kearney Street,Laurel Avenue,Maple Street,Northrup Street,Oak Street,Pine Street,Quimby Street,Raleigh Street,Sycamore Lane,Thurman Street,Union Avenue,Vaughn Street,Willow Street,York Street'.split(
    ',',
  );

export const shops = [
  'Oak Street Goods',
  'Hearth & Home Co.',
  'Little Fern',
  'The Paper Lantern',
  'Saltwater General',
  'Marigold Mercantile',
  'Northside Provisions',
  'Wren & Willow',
  'Copper Kettle',
  'Fieldstone Market',
];

export const holdReasons = [
  'Address could not be verified',
  'Customer asked to wait until they are back from a trip',
  'Card verification pending',
  'Waiting for restock of one item',
  'Customer wants to change the color',
  'Duplicate order suspected',
  'Gift message to be confirmed',
];

export const shopperNotes = [
  'Please leave the package at the side door.',
  'This is a gift, please do not include a price slip.',
  'Could you write "Happy housewarming, love from all of us" on a card?',
  'The buzzer is broken, call when you arrive.',
  'Second time ordering, the last ones were lovely!',
  'Please pack the ceramics well, the last mug arrived chipped.',
];

export const teamNotes = [
  'Customer called, wants to know when it ships.',
  'Packed with extra paper.',
  'Sent a photo of the glaze, customer is happy with it.',
  'Carrier confirmed the address.',
  'Added a sample of the amber scent.',
];

export const cancelReasons = [
  'Customer changed their mind',
  'Ordered twice by mistake',
  'Item out of stock',
  'Found it too slow',
];
