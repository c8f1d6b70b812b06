import type { MissingArea } from './missing-area.ts';

/** Words that mean the question isn’t about shoppers or the store’s own sales. */
export const outsiders = [
  'supplier',
  'suppliers',
  'factory',
  'factories',
  'maker',
  'makers',
  'manufacturer',
  'vendor',
];

/** Questions that order data can’t answer. */
export const missingInsight: readonly MissingArea[] = [
  {
    area: 'insight',
    part: 'website visits',
    missing: 'Brandwright doesn’t track website visits: it knows who ordered, not who browsed.',
    nearest: {
      say: 'Here’s what I can show: orders by day.',
      operation: 'get_figures',
      label: 'Figures',
    },
    said: [
      `how_many|number_of|what_share_of people|visitors|folks|shoppers|visits|views|page_views|sessions|clicks .. site|website|web_site|web_shop|webshop|page|pages`,
      'how_many|number_of people|visitors|folks|shoppers .. looked|browsed|visited',
      'website|site|web|page|pages|shop|store visits|visitors|traffic|hits|sessions|page_views',
      'visits|visitors|traffic|hits|sessions|page_views on|to|of|at|for the|our|my|your? website|site|web_shop|webshop|page',
      'how_many|number_of visits|visitors|page_views|sessions|clicks',
      'conversion|bounce rate|rates',
      'abandoned cart|carts|basket|baskets|checkout|checkouts',
    ],
    alsoNamed: [],
    unless: [...outsiders, 'waitlist', 'kit', 'import', 'delivery'],
  },
  {
    area: 'insight',
    part: 'ad spend',
    missing: 'Brandwright doesn’t track ad spend or which ad an order came from.',
    nearest: {
      say: 'Here’s what I can show: sales by channel.',
      operation: 'list_order_origins',
      label: 'Orders by origin',
    },
    said: [
      'ad|ads|advertising|marketing|adverts spend|spending|cost|costs|budget|roas|return|results|performance',
      'spend|spent|spending|pay|paid|paying|cost|costs .. on|for the|our|my? ad|ads|advert|adverts|advertising|marketing|facebook_ads|google_ads|instagram_ads|meta_ads|tiktok_ads',
      'did|do|does|is|are the|our|my? ads|adverts|advertising|facebook_ads|google_ads|instagram_ads work|working|pay|paying|pay_off',
      'roas|cpc|cpm|customer_acquisition_cost|cost_per_acquisition|cost_per_click',
      'from|through|via|by|of a|an|the|our|my? google|facebook|instagram|tiktok|meta ad|ads|advert|adverts|campaign',
    ],
    alsoNamed: [],
    unless: [...outsiders, 'crowdfunding', 'crowdfund', 'waitlist'],
  },
  {
    area: 'insight',
    part: 'forecasts',
    missing: 'Brandwright doesn’t do forecasts: it shows what happened, not what’s coming.',
    nearest: {
      say: 'Here’s what I can show: sales for the same time last year.',
      operation: 'get_figures',
      label: 'Figures',
    },
    said: [
      'forecast|predict|project|extrapolate|estimate .. sales|revenue|turnover|demand|orders',
      'sales|revenue|demand|order forecast|forecasts|prediction|predictions|projection|projections',
      'forecast|forecasts|prediction|projection for|of|on the|our|my? sales|revenue|demand|next|coming|christmas|holidays|december',
      'how_many|how_much|number .. will|shall|gonna|going_to|finna we|i? sell|make|earn|turn_over',
      'we|i will|shall|gonna|going_to|finna sell|make|earn how_many|how_much|next_month|next_year|next_week|next_quarter|this_december|by_christmas',
    ],
    alsoNamed: [],
    unless: [
      ...outsiders,
      'quote',
      'crowdfunding',
      'waitlist',
      'sample',
      'duty',
      'cost',
      'costs',
      'last',
      'margin',
      'each',
      'per',
      'if',
    ],
  },
  {
    area: 'insight',
    part: 'wages and overhead',
    missing:
      'Brandwright doesn’t track wages, rent or other overhead, so it can’t calculate profit after those.',
    nearest: {
      say: 'Here’s what I can show: profit per SKU after goods, labels and fees.',
      screen: { label: 'Margin per SKU', path: '/product-margin' },
    },
    said: [
      'profit|profits|left|margin|earn|make .. after|minus|less|without .. wages|salaries|salary|rent|payroll|overhead|overheads|labor|staff|my_hours|my_own_hours|my_time|my_guy',
      'after|minus|less|subtract|deduct|take_away|take_off|take .. wages|salaries|salary|rent|payroll|overhead|overheads|my_hours|my_own_hours|own_hours|staff_costs',
      'payin|paying|pay my|our guy|guys|staff|people|helper|helpers|girl|packer .. profit',
      'wages|payroll|salaries|rent this|last|in|for|per month|year|week|october',
    ],
    alsoNamed: [],
    unless: [...outsiders, 'refund'],
  },
  {
    area: 'insight',
    part: 'customer demographics',
    missing: 'Brandwright doesn’t know your customers’ age or gender, or what competitors sell.',
    nearest: {
      say: 'Here’s what I can show: customer groups by how they buy.',
      screen: { label: 'Customer personas', path: '/analytics-customer-persona' },
    },
    said: [
      'age|ages|gender|genders|sex|sexes|demographics of|for our|my|the? customers|shoppers|buyers|punters',
      'how_old are our|my|the? customers|shoppers|buyers|punters',
      'customers|shoppers|buyers|punters men_or_women|male_or_female|age|ages|gender',
      'are .. customers|shoppers|buyers|punters men|women|male|female|older|younger|old|young',
      'competitors|competition|rivals|other_shops|other_brands|other_potteries sell|sells|selling|sales|sold|make|made|making',
    ],
    alsoNamed: [],
    unless: [...outsiders],
  },
];
