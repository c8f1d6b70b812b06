import { mayAct } from '../projects/project-ref.ts';
import { z } from 'zod';
import { amountMinor, day, field } from '../../kernel/fields.ts';
import { mostAmountMinor, mostCampaignDays } from './entities.ts';

const money = (label: string, words: string[], says: string) =>
  amountMinor({ label, words }).min(0).max(mostAmountMinor).describe(`${says} In US cents.`);

/** All that can be said of a plan; every field may be left out. */
export const planFields = {
  title: field(z.string().trim().min(1).max(120), {
    label: 'Title',
    words: ['title', 'call it', 'named', 'campaign title', 'rename to'],
  }).describe('What the campaign is called.'),
  story: field(z.string().trim().min(1).max(8000), {
    sense: 'free_text',
    label: 'Story',
    words: ['story', 'pitch', 'the story is', 'why'],
  }).describe('Why it should exist, in the words of the founder.'),
  goalMinor: money(
    'Goal',
    ['goal', 'raise', 'funding goal', 'target', 'aim for', 'campaign goal'],
    'What should be raised.',
  ),
  unitCostMinor: money(
    'Unit cost',
    ['unit cost', 'costs', 'each costs', 'cost per unit', 'to make each', 'apiece', 'to make'],
    'What one piece costs to make.',
  ),
  quantity: field(z.int().min(1).max(1_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    words: ['units', 'pieces', 'quantity', 'make', 'first run'],
  }).describe('Pieces of the first run. A higher quantity lowers the unit cost.'),
  shippingPerUnitMinor: money(
    'Shipping',
    ['shipping', 'shipping per unit', 'postage', 'to ship each', 'delivery cost'],
    'What it costs to send one piece to a backer.',
  ),
  otherCostsMinor: money(
    'One-off costs',
    ['one-off', 'tooling', 'moulds', 'molds', 'video', 'other costs', 'set-up'],
    'Tooling, samples, film: paid once.',
  ),
  launchDate: day({
    sense: 'date_ahead',
    label: 'Launch',
    words: ['launch', 'launch date', 'launching', 'starts', 'go live'],
  }).describe('Day on which the campaign starts, YYYY-MM-DD.'),
  durationDays: field(z.int().min(1).max(mostCampaignDays), {
    label: 'Days',
    words: ['days', 'runs for', 'for days', 'duration', 'days long'],
  }).describe('Days that the campaign runs, at most 60.'),
};

export const planReads = ['get_crowdfunding_plan'] as const;

/** What all changes of the plan have in common. */
export const planChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'crowdfunding_plan',
  offered: true,
  invalidates: planReads,
} as const;

/** How a reward is named. */
export const rewardTitle = (question: string) =>
  field(z.string().trim().min(1).max(120), {
    label: 'Reward',
    question,
    sense: 'search_words',
    words: ['reward', 'tier', 'reward tier', 'called', 'named', 'pledge level'],
  });
