import {
  capabilityWords,
  certificationWords,
  type Capability,
  type OrderVolumeBucket,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { marketplaceSuppliers } from '../tables.ts';
import type { ItemInsert } from './build-items.ts';
import { demoCategories, type DemoCategory } from './categories.ts';
import { dutyAsOf, indicativeDutyOf } from './duty.ts';
import { initialsOf, logoPicture, logoShapeOf } from './pictures.ts';
import { demoPlaces } from './places.ts';
import type { DemoSupplier } from './suppliers.ts';
import { workshopOf } from './workshops.ts';

export type SupplierInsert = Omit<typeof marketplaceSuppliers.$inferInsert, 'search'>;

/** The row of a supplier, with what its items and reviews add up to. */
export function supplierRow(
  supplier: DemoSupplier,
  made: {
    id: string;
    index: number;
    items: readonly ItemInsert[];
    averageReview: number | null;
    reviewCount: number;
    enabledAt: Date;
  },
): SupplierInsert {
  const place = demoPlaces[supplier.country];
  const categories = supplier.categories.map(categoryOf);
  const [main] = categories;
  if (!place || !main) throw new Error(`${supplier.name} has no place or category.`);
  const duty = indicativeDutyOf(main, supplier.country);
  const sold = made.items.filter((item) => !item.isSampleKit);
  const capabilities = [
    ...new Set<Capability>([...supplier.extra, ...categories.flatMap((category) => category.capabilities)]),
  ];
  const prices = sold.flatMap((item) => item.unitPriceMinor ?? []);
  const firstOrders = sold.flatMap((item) =>
    item.moq && item.unitPriceMinor ? item.moq * item.unitPriceMinor : [],
  );
  const materials = [...new Set(sold.flatMap((item) => item.materials))];
  const workshop = workshopOf(supplier, made.index);
  return {
    id: made.id,
    name: supplier.name,
    headline: supplier.headline,
    story: storyOf(supplier),
    kind: main.kind,
    country: supplier.country,
    countryName: place.name,
    city: supplier.city,
    region: place.region,
    categoryIds: supplier.categories,
    capabilities,
    certifications: supplier.certifications,
    materials,
    languages: place.languages,
    moq: supplier.moq,
    samplePriceMinor: supplier.samplePriceMinor,
    priceHighMinor: prices.length > 0 ? Math.max(...prices) : null,
    priceLowMinor: prices.length > 0 ? Math.min(...prices) : null,
    minimumOrderMinor: firstOrders.length > 0 ? Math.min(...firstOrders) : null,
    currency: 'USD',
    productionDaysMin: supplier.days[0],
    productionDaysMax: supplier.days[1],
    averageReview: made.averageReview,
    reviewCount: made.reviewCount,
    yearFounded: supplier.founded,
    employees: supplier.employees,
    responseHours: supplier.marks.includes('o') ? 2 + (made.index % 5) : 8 + (made.index % 5) * 6,
    completedOrders: supplier.orders,
    orderVolume: volumeOf(supplier.employees),
    factoryAreaSquareMetres:
      main.kind === 'SERVICES' ? null : Math.round(supplier.employees * (18 + (made.index % 7) * 3)),
    isVetted: supplier.marks.includes('v'),
    isOnline: supplier.marks.includes('o'),
    rank: rankOf(supplier, made.averageReview),
    firstEnabledAt: made.enabledAt,
    createdAt: new Date(made.enabledAt.getTime() - 3 * 86_400_000),
    dutyPercent: duty?.percent ?? null,
    dutyHtsCode: duty?.htsCode ?? null,
    dutyAsOf: duty ? dutyAsOf : null,
    dutySource: duty?.source ?? null,
    coverUrl: workshop,
    logoUrl: logoPicture(initialsOf(supplier.name), supplier.palette, logoShapeOf(made.index)),
    pictureUrls: [workshop, ...sold.slice(0, 3).flatMap((item) => item.pictureUrls[1] ?? [])],
    itemCount: made.items.length,
    searchNames: supplier.name,
    searchTopics: [
      ...categories.flatMap((category) => [category.name, ...category.words]),
      supplier.headline,
      ...sold.map((item) => `${item.title} ${item.subgroup}`),
      ...capabilities.flatMap((one) => capabilityWords[one]),
      ...supplier.certifications.flatMap((one) => certificationWords[one]),
    ].join(' '),
    searchText: [supplier.story, supplier.city, place.name, ...materials].join(' '),
  };
}

export function categoryOf(id: string): DemoCategory {
  const category = demoCategories.find((one) => one.id === id);
  if (!category) throw new Error(`No demo category ${id}.`);
  return category;
}

function storyOf(supplier: DemoSupplier): string {
  const people = supplier.employees === 1 ? 'one person works' : `${supplier.employees} people work`;
  return `${supplier.story} Founded in ${supplier.founded}; today ${people} here.`;
}

function volumeOf(employees: number): OrderVolumeBucket {
  if (employees < 40) return '0-1000';
  return employees < 150 ? '1000-5000' : '5000+';
}

/** What stands first: liked, proven, vetted. */
function rankOf(supplier: DemoSupplier, average: number | null): number {
  const proven = Math.round(Math.log10(supplier.orders + 1) * 60);
  return (
    Math.round((average ?? 3) * 100) +
    proven +
    (supplier.marks.includes('v') ? 45 : 0) +
    (supplier.marks.includes('o') ? 15 : 0)
  );
}
