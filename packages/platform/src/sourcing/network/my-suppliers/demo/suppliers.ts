import type {
  InviteState,
  SupplierSource,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { DemoStore } from '../../../../kernel/demo/demo.ts';

export interface DemoMySupplier {
  name: string;
  source: SupplierSource;
  addedDaysAgo: number;
  contactDaysAgo?: number;
  tags?: readonly string[];
  notes?: readonly { text: string; daysAgo: number; author: string }[];
  invite?: { state: InviteState; sentDaysAgo: number; timesSent: number; answeredDaysAgo?: number };
  country?: string;
  city?: string;
  address?: string;
  sector?: string;
  email?: string;
  website?: string;
  phoneNumber?: string;
  /** The other demo stores that work with it. */
  alsoOf?: readonly DemoStore['key'][];
}

const nora = 'Nora Whitfield';
const daniel = 'Daniel Osei';

// prettier-ignore
export const demoMySuppliers: readonly DemoMySupplier[] = [
  { name: 'Lume & Cera', source: 'MARKETPLACE', addedDaysAgo: 410, contactDaysAgo: 2, tags: ['preferred', 'candles'], alsoOf: ['preview'],
    notes: [
      { text: 'Asks 30% deposit, rest before shipping. Agreed to 20% from the third order on.', daysAgo: 190, author: nora },
      { text: 'Closed the last two weeks of August. Order jars by mid July.', daysAgo: 74, author: nora },
    ] },
  { name: 'Brightwell Candle Works', source: 'MARKETPLACE', addedDaysAgo: 305, contactDaysAgo: 11, tags: ['candles', 'backup'],
    notes: [{ text: 'Fastest for small refills, but 14% more expensive than Porto.', daysAgo: 120, author: nora }] },
  { name: 'Olaria do Vale', source: 'MARKETPLACE', addedDaysAgo: 380, contactDaysAgo: 5, tags: ['preferred', 'ceramics'], alsoOf: ['rival'],
    notes: [{ text: 'Glaze “sea fog” is ours alone until 2027, confirmed by email.', daysAgo: 61, author: nora }] },
  { name: 'Jingdezhen Kiln Nine', source: 'MARKETPLACE', addedDaysAgo: 150, contactDaysAgo: 33, tags: ['ceramics', 'backup'] },
  { name: 'Denizli Dokuma', source: 'MARKETPLACE', addedDaysAgo: 240, contactDaysAgo: 18, tags: ['textiles', 'preferred'],
    notes: [{ text: 'Send the purchase order before Thursday, the dye house runs Fridays only.', daysAgo: 30, author: daniel }] },
  { name: 'Binh Duong Stoneware', source: 'MARKETPLACE', addedDaysAgo: 45, contactDaysAgo: 9, tags: ['ceramics', 'samples ordered'],
    notes: [{ text: 'Two mug samples on the way, tracking promised for Monday.', daysAgo: 9, author: daniel }] },
  { name: 'Hanoi Canvas', source: 'MARKETPLACE', addedDaysAgo: 28, contactDaysAgo: 21, tags: ['bags'] },
  { name: 'Coastline Tote Co.', source: 'MARKETPLACE', addedDaysAgo: 90, tags: ['bags', 'backup'], alsoOf: ['rival', 'preview'] },
  { name: 'Union Street Tees', source: 'MARKETPLACE', addedDaysAgo: 34, contactDaysAgo: 12, tags: ['samples ordered'] },
  { name: 'Guangzhou Meridian Bags', source: 'MARKETPLACE', addedDaysAgo: 60, contactDaysAgo: 30, tags: ['bags'] },
  { name: 'Pelletteria Arno', source: 'MARKETPLACE', addedDaysAgo: 52, contactDaysAgo: 40,
    notes: [{ text: 'Beautiful edges, but 72 dollars a sample. Only for the anniversary set.', daysAgo: 40, author: daniel }] },
  { name: 'Suoi Vang Footwear Co., Ltd', source: 'EXPANDED_NETWORK', addedDaysAgo: 14, tags: ['to check'] },
  { name: 'Harbour Ceramics', source: 'IMPORT', addedDaysAgo: 26, country: 'VN', city: 'Hai Phong', address: 'Lot C4, Nam Cau Kien Industrial Park, Hai Phong', sector: 'Ceramics', email: 'export@harbour-ceramics.example', website: 'https://harbour-ceramics.example', tags: ['porto fair', 'ceramics'],
    notes: [{ text: 'Met at booth 14. Reactive glazes, MOQ 600, speaks good English.', daysAgo: 26, author: nora }] },
  { name: 'Atelier Brume', source: 'IMPORT', addedDaysAgo: 26, country: 'FR', city: 'Vallauris', address: '11 chemin des Potiers, 06220 Vallauris', sector: 'Ceramics', email: 'bonjour@atelier-brume.example', tags: ['porto fair'] },
  { name: 'Cerâmica Figueira Velha', source: 'IMPORT', addedDaysAgo: 26, country: 'PT', city: 'Alcobaça', address: 'Rua da Figueira 8, Alcobaça', sector: 'Ceramics', tags: ['porto fair'] },
  { name: 'Kilnwood Stoneware', source: 'IMPORT', addedDaysAgo: 26, country: 'GB', city: 'Stoke-on-Trent', address: 'Unit 6, Longport Yard, Stoke-on-Trent', sector: 'Ceramics', tags: ['porto fair', 'backup'],
    notes: [{ text: 'Quoted 9 weeks. Too slow for spring, ask again in autumn.', daysAgo: 20, author: daniel }] },
  { name: 'Marigold Glassworks', source: 'INVITE', addedDaysAgo: 6, country: 'CZ', email: 'hello@marigold-glassworks.example', website: 'https://marigold-glassworks.example', phoneNumber: '+420222555010', tags: ['glass'], invite: { state: 'INVITED', sentDaysAgo: 6, timesSent: 1 } },
  { name: 'Fern & Fold Paper', source: 'INVITE', addedDaysAgo: 0.2, email: 'studio@fernandfold.example', website: 'https://fernandfold.example', tags: ['packaging'], invite: { state: 'INVITED', sentDaysAgo: 0.2, timesSent: 1 } },
  { name: 'Tula Soap Kitchen', source: 'INVITE', addedDaysAgo: 70, contactDaysAgo: 40, country: 'MX', email: 'hola@tulasoap.example', tags: ['soap'], invite: { state: 'JOINED', sentDaysAgo: 70, timesSent: 2, answeredDaysAgo: 58 } },
  { name: 'Northlight Enamel', source: 'INVITE', addedDaysAgo: 55, country: 'SE', email: 'order@northlight-enamel.example', invite: { state: 'DECLINED', sentDaysAgo: 55, timesSent: 1, answeredDaysAgo: 49 } },
];
