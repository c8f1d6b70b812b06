import type { Category } from '../category.ts';
import { apparelFlame, careLabel, greenClaims, textileLabel } from './shared-rules.ts';

// prettier-ignore
export const apparel: Category = {
  key: 'apparel', name: 'clothing',
  words: ['clothing', 'apparel', 't-shirt', 'tshirt', 'tee', 'hoodie', 'shirt', 'sweatshirt', 'streetwear', 'dress', 'jacket', 'fashion', 'crewneck', 'loungewear', 'pyjama', 'pajama', 'sweater', 'socks', 'sock', 'jeans', 'scrubs', 'garment', 'clothes', 'lingerie', 'underwear'],
  thing: { many: 'clothes', isPlural: true }, unit: 'wear',
  verbs: ['wear', 'layer', 'move', 'repeat', 'belong'],
  moments: ['the day you cannot decide', 'late trains', 'weekends without plans', 'the office on a Friday', 'the first cool evening'],
  promises: ['a fit that is found again', 'less laundry and more life', 'one good layer', 'clothes that outlast a trend', 'pockets that deserve the name'],
  qualities: ['heavyweight', 'organic-cotton', 'pre-washed', 'roomy', 'garment-dyed', 'mended-for-free'],
  proofs: ['The weight of the cloth stands on the product page', 'Sizes are measured on garments, not on wishes', 'Seams that take the strain are sewn twice', 'Dyed after sewing, so the colour softens evenly', 'Repairs are free for two years', 'Made in one factory, which we name'],
  varieties: ['washed black', 'oat', 'faded navy', 'moss', 'rust', 'chalk', 'stone', 'ink stripe'],
  formats: [
    { form: 'tee', noun: 'heavyweight tee', price: [2800, 5200], detail: 'a tee of two hundred and forty grams that keeps its collar', role: 'hero' },
    { form: 'hoodie', noun: 'relaxed hoodie', price: [5800, 11000], detail: 'a hoodie of brushed cotton with a hood that stands', role: 'hero' },
    { form: 'crewneck', noun: 'crewneck sweatshirt', price: [4800, 9200], detail: 'a sweatshirt with ribbed sides that do not ride up', role: 'extra' },
    { form: 'longsleeve', noun: 'long-sleeve tee', price: [3600, 6400], detail: 'a long sleeve with a cuff that can be pushed up', role: 'entry' },
    { form: 'joggers', noun: 'tapered joggers', price: [4800, 9200], detail: 'joggers with a waistband that stays and real pockets', role: 'extra' },
    { form: 'gift-box', noun: 'two-layer set', price: [8200, 15000], detail: 'tee and sweatshirt folded in a flat box', role: 'gift' },
  ],
  audiences: [
    { people: 'people who buy less and better', ages: [24, 45], needs: ['facts about cloth', 'repairs', 'colours that mix'], channels: ['newsletters', 'podcasts', 'independent shops'], because: 'own twenty things and want each to be right' },
    { people: 'fans of a scene', ages: [16, 32], needs: ['small runs', 'graphics with meaning', 'drops they hear of first'], channels: ['group chats', 'shows', 'short videos'], because: 'wear where they belong' },
    { people: 'tall and broad people', ages: [20, 55], needs: ['length and width apart', 'models of their size', 'easy exchange'], channels: ['search', 'forums', 'fit videos'], because: 'give up in most shops' },
    { people: 'people who work shifts', ages: [22, 55], needs: ['layers for odd temperatures', 'pockets', 'hot washing'], channels: ['workplace groups', 'feeds', 'uniform shops'], because: 'dress for ten hours on their feet' },
  ],
  materials: ['organic cotton jersey', 'recycled polyester fleece', 'hemp blends', 'corozo buttons', 'paper mailers'],
  costShare: [22, 35], minimum: '100 to 300 pieces a style and colour; one piece with print on demand', rhythm: 'come back every three to four months when the fit was right',
  seasons: [{ months: [8, 9], why: 'a new wardrobe after summer' }, { months: [11, 12], why: 'gifts and layers' }],
  regulations: [textileLabel, careLabel, apparelFlame, greenClaims, { body: 'US Customs', rule: 'Uyghur Forced Labor Prevention Act', asks: 'papers that follow cotton back to the field' }],
  hts: [{ code: '6109.10.00', what: 'knit T-shirts of cotton' }, { code: '6110.20.20', what: 'knit sweatshirts of cotton' }, { code: '6110.30.30', what: 'sweaters of man-made fibres' }, { code: '6115.95.90', what: 'cotton socks' }],
  origins: [{ country: 'Portugal', why: 'jersey and fleece in small runs' }, { country: 'Peru', why: 'long-staple cotton' }, { country: 'Bangladesh', why: 'price and volume' }, { country: 'Turkey', why: 'quick repeats' }, { country: 'Mexico', why: 'short freight' }],
  archetypes: [
    { name: 'The ultra-fast shop', does: 'sells a new style every hour', leaves: 'fit, cloth and conscience' },
    { name: 'The heritage basic', does: 'sells the same tee for decades', leaves: 'humour and community' },
    { name: 'The hype label', does: 'sells scarcity', leaves: 'everyone who was late' },
  ],
  risks: ['returns of a fifth to a third of orders', 'size runs bind stock', 'cotton papers are asked for at the border', 'prints crack when rushed'],
  steps: ['sew three samples and wash them thirty times', 'measure them on ten bodies', 'test graphics with print on demand', 'order one style in two colours'],
  roots: ['common', 'corner', 'thread', 'layer', 'union', 'matinee', 'alley', 'parade', 'selvage', 'outpost'],
  hues: [250, 30, 145, 80, 0], scenes: ['flat on raw canvas', 'on a hanger against a concrete wall', 'folded on a chair', 'on a person walking'],
};
