/**
 * Antidumping and countervailing orders that a founder's goods are likely to meet. The engine computes none of them: they
 * depend on the producer and change with every review. It warns.
 */
export interface TradeRemedy {
  codes: readonly string[];
  countries: readonly string[];
  words: string;
}

export const tradeRemedies: readonly TradeRemedy[] = [
  {
    codes: ['3406'],
    countries: ['CN'],
    words:
      'Petroleum-wax candles from China are under antidumping order A-570-504 (108.30% for most producers). Soy, beeswax and other candles with at least half vegetable wax may fall outside: ask a customs broker before ordering.',
  },
  {
    codes: ['482010'],
    countries: ['CN', 'IN'],
    words:
      'Lined paper products from China and India are under antidumping and countervailing orders. A notebook with ruled paper may be covered.',
  },
  {
    codes: ['481940'],
    countries: ['CN', 'IN', 'VN', 'KH', 'CO', 'MY', 'PT', 'TW', 'TR'],
    words:
      'Paper shopping bags from this country are under antidumping orders of 2024. Ask a customs broker about the producer’s rate.',
  },
  {
    codes: ['392321'],
    countries: ['CN', 'MY', 'TH', 'ID', 'TW', 'VN'],
    words: 'Polyethylene retail carrier bags from this country are under antidumping orders.',
  },
  {
    codes: ['940350'],
    countries: ['CN'],
    words: 'Wooden bedroom furniture from China is under antidumping order A-570-890.',
  },
  {
    codes: ['940360', '940340', '940391'],
    countries: ['CN'],
    words: 'Wooden cabinets and vanities from China are under antidumping and countervailing orders.',
  },
  {
    codes: ['940421', '940429'],
    countries: ['CN', 'VN', 'TH', 'ID', 'MY', 'KH', 'RS', 'TR'],
    words: 'Mattresses from this country are under antidumping orders.',
  },
];
