import type { PartnerCategory } from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';

interface DemoPartner {
  name: string;
  category: PartnerCategory;
  headline: string;
  description: string;
  services: string[];
  countries: string[];
  priceWords: string | null;
  responseHours: number;
  offer: string | null;
  email: string;
  /** Its name in the marketplace, where it has a profile there. */
  supplier: string | null;
}

type Row = [
  name: string,
  category: PartnerCategory,
  headline: string,
  description: string,
  services: string,
  countries: string,
  priceWords: string | null,
  responseHours: number,
  offer: string | null,
  supplier?: string,
];

/** Firms that are made up, as everything in the demo marketplace is. */
// prettier-ignore
const rows: Row[] = [
  ['Harbourline Freight', 'FREIGHT', 'Parcel and pallet freight from Asia and Europe to US warehouses', 'Consolidates small orders into weekly sailings and tells you each Monday where they are.', 'LCL and FCL,air freight,consolidation,door to door', 'CN VN IN PT IT TR US', 'LCL from $95 a cubic meter', 6, 'First customs bond without a fee'],
  ['Tidewater Forwarding', 'FREIGHT', 'Freight for first imports, from two cartons up', 'Books, insures and follows shipments that the large forwarders turn away.', 'air courier,LCL,pickup at the factory', 'CN IN MX US', 'air from $4.80 a kilogram', 4, null],
  ['Cordillera Cargo', 'FREIGHT', 'Trucks and air freight from Mexico and Peru', 'Crosses at Laredo twice a week and flies from Lima and Mexico City.', 'cross-border trucking,air freight,warehousing in Laredo', 'MX PE US', 'pallets from $310', 8, null],
  ['Plumbline Inspection', 'INSPECTION', 'Pre-shipment inspection at the factory, report the same evening', 'Counts, measures and photographs by AQL 2.5 before you pay the balance.', 'pre-shipment inspection,during production,container loading', 'CN VN IN TR', 'from $249 a man-day', 3, '10% off the first inspection'],
  ['Second Look QC', 'INSPECTION', 'Inspectors for workshops and small batches', 'Looks at fifty pieces as carefully as at five thousand.', 'pre-shipment inspection,workshop visits,sample approval', 'PT IT MA IN MX', 'from $180 a visit', 5, null],
  ['Assay Street Labs', 'TESTING', 'Safety tests for toys, candles, cosmetics and textiles', 'CPSIA, Prop 65, ASTM candle tests and cosmetic stability, with a plain summary of each.', 'CPSIA,Prop 65,candle burn tests,cosmetic stability', 'US CN', 'panels from $320', 12, null],
  ['Northern Fibre Lab', 'TESTING', 'Textile tests: color, shrinkage, composition', 'Care labels written from what the washing machine did.', 'color fastness,shrinkage,fiber composition,care labels', 'GB PT TR', 'from $85 a test', 24, null],
  ['Daylight Product Studio', 'PHOTOGRAPHY', 'Packshots and lifestyle photographs from samples sent by mail', 'Ten pictures of one product on white and in a room, back in six working days.', 'packshots,lifestyle,short films,retouching', 'US', 'from $29 a picture', 10, 'Two pictures free'],
  ['Northlight Studio', 'PHOTOGRAPHY', 'Photography and brand films for objects made by hand', 'A studio in Manchester that lights ceramics as they look at home.', 'packshots,lifestyle,brand films', 'GB', null, 9, null, 'Northlight Studio'],
  ['Markwell Trademark Counsel', 'TRADEMARK', 'US and EU trademark searches and filings at fixed prices', 'Says before filing whether a name is likely to pass, and why.', 'clearance search,USPTO filing,EUIPO filing,office actions', 'US', 'search $190, filing $450 plus fees', 8, null],
  ['Fernhill IP', 'TRADEMARK', 'Brand and design protection in China and Europe', 'Files your mark where it is made before somebody else does.', 'China trademark,design rights,customs recordal', 'CN GB PT IT', 'China filing $390 all in', 20, null],
  ['Keel Mutual Cover', 'INSURANCE', 'Product liability for brands that sell online', 'Certificates for marketplaces and wholesale buyers in a day.', 'product liability,general liability,certificates of insurance', 'US', 'from $42 a month', 5, null],
  ['Lantern Cargo Cover', 'INSURANCE', 'Insurance of goods from factory gate to warehouse', 'Covers one shipment or all of a year, candles and glass included.', 'cargo insurance,stock in transit,warehouse stock', 'US GB', '0.45% of the value', 6, null],
  ['Ledger Street Customs', 'CUSTOMS', 'Customs broker for US entries, classification included', 'Checks the HTS line and every added layer before the ship sails.', 'entry filing,classification,bonds,drawback', 'US', 'entries from $125', 4, 'Classification of three products free'],
  ['Porto Franco Brokers', 'CUSTOMS', 'Export papers from Portugal, Italy and Morocco', 'Origin declarations, CITES and commercial invoices that pass the first time.', 'export declarations,certificates of origin,carnets', 'PT IT MA', 'from $60 a shipment', 12, null],
  ['Millrace Inventory Finance', 'FINANCE', 'Pays the factory, is paid back as you sell', 'Advances of $5,000 to $250,000 against purchase orders, no share of the company.', 'purchase order finance,inventory finance,factory deposits', 'US', '1.4% a month', 24, null],
  ['Studio Aperto', 'DESIGN', 'Packaging and identity from Milan', 'Dielines, print files and a visit to the press.', 'packaging design,identity,print supervision', 'IT', null, 11, null, 'Studio Aperto'],
  ['Patchbay Digital', 'DESIGN', 'Shop builds and landing pages', 'Shops that load in a second and that you can change yourself.', 'shop builds,landing pages,migration', 'US', null, 7, null, 'Patchbay Digital'],
];

const domainOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export const demoPartners: readonly DemoPartner[] = rows.map(
  ([
    name,
    category,
    headline,
    description,
    services,
    countries,
    priceWords,
    responseHours,
    offer,
    supplier,
  ]) => ({
    name,
    category,
    headline,
    description,
    services: services.split(','),
    countries: countries.split(' '),
    priceWords,
    responseHours,
    offer,
    email: `hello@${domainOf(name)}.partner.test`,
    supplier: supplier ?? null,
  }),
);
