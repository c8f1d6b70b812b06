import type { Region } from '@brandwright/contract/sourcing/marketplace/enums.ts';

/** The twelve countries of the demo marketplace: what work costs there against the templates' prices, and what is spoken. */
export const demoPlaces: Record<string, { name: string; region: Region; cost: number; languages: string[] }> =
  {
    AU: { name: 'Australia', region: 'OA', cost: 1.7, languages: ['English'] },
    CN: { name: 'China', region: 'AS', cost: 0.86, languages: ['Mandarin', 'English'] },
    GB: { name: 'United Kingdom', region: 'EU', cost: 1.65, languages: ['English'] },
    IN: { name: 'India', region: 'AS', cost: 0.82, languages: ['Hindi', 'English'] },
    IT: { name: 'Italy', region: 'EU', cost: 1.55, languages: ['Italian', 'English'] },
    MA: { name: 'Morocco', region: 'AF', cost: 1, languages: ['Arabic', 'French', 'English'] },
    MX: { name: 'Mexico', region: 'NA', cost: 1.05, languages: ['Spanish', 'English'] },
    PE: { name: 'Peru', region: 'SA', cost: 1.1, languages: ['Spanish', 'English'] },
    PT: { name: 'Portugal', region: 'EU', cost: 1.28, languages: ['Portuguese', 'English', 'French'] },
    TR: { name: 'Türkiye', region: 'AS', cost: 0.98, languages: ['Turkish', 'English', 'German'] },
    US: { name: 'United States', region: 'NA', cost: 1.68, languages: ['English', 'Spanish'] },
    VN: { name: 'Vietnam', region: 'AS', cost: 0.88, languages: ['Vietnamese', 'English'] },
  };
