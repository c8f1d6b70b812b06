import { seedMarketplace, seedOnce } from '../testing.ts';
import { imageSearchDemo } from './demo.ts';

/** The demo marketplace with its visual index in the tests' database, written once. */
export async function seedPictures(): Promise<void> {
  await seedMarketplace();
  await seedOnce('marketplace_item_pictures', imageSearchDemo);
}
