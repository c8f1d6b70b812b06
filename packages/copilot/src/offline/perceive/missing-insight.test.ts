import { describe, expect, it } from 'vitest';
import { missingAsked } from './missing-area.ts';

const asked = {
  'website visits': [
    'how many people visited our website this month?',
    'website traffic last week',
    'whats our conversion rate',
    'how many visitors left without ordering',
    'show me abandoned carts',
    'how many people abandoned their cart?',
    'how many looked at the shop in that time and left without buying',
    'how many people came and looked at our website this month and went away without buying anything?',
  ],
  'ad spend': [
    'what did we spend on ads last month?',
    'how much are my facebook ads costing me, ad spend i mean',
    'did the ads work',
    'And what did I spend on the Facebook advertisements in that time',
    'which of them came from a google ad',
    'what’s our CAC?',
    'which ad brought the most customers?',
    'did the email campaign work?',
  ],
  forecasts: [
    'forecast our sales for next year',
    'how many candles will we sell in december',
    'sales projection please',
    'could you tell me exactly how many of them we shall sell this December',
  ],
  'wages and overhead': [
    'what is left after wages',
    'profit in october minus the rent',
    'take away my own hours',
  ],
  'customer demographics': [
    'how old are our customers',
    'the age of our shoppers',
    'and are they mostly ladies, and about what age, do you know?',
    'Are the other little potteries hereabouts having as poor a week, or is it only us?',
    'what do our competitors sell',
    'how do we compare to our competitors?',
  ],
  'customer surveys': ['what is our net promoter score?', 'how happy are our customers'],
  'tax returns': ['how much tax do I owe?', 'what sales tax must we pay'],
};

describe('what the orders don’t answer', () => {
  it.each(Object.entries(asked).flatMap(([part, said]) => said.map((one) => [part, one] as const)))(
    '%s: %s',
    (part, said) => expect(missingAsked(said)?.topic.part).toBe(part),
  );

  it.each([
    'how many people bought from us',
    'which products sell best',
    'sales by channel',
    'what will the duty be',
    'how many pages has the pdf',
    'what is my margin after discounts',
    'how many people joined the waitlist page',
    'how much will we make per mug if we sell at $20',
    'how long until we run out of candles',
    'who are my best customers',
    'what sold in december',
    'how much tax did we charge last month',
    'sales tax by state',
    'send the email campaign',
  ])('and none of it: %s', (said) => expect(missingAsked(said)).toBeNull());
});
