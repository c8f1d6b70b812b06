import { getCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/get-crowdfunding-plan.ts';
import { removeRewardTier } from '@brandwright/contract/design/crowdfunding/remove-reward-tier.ts';
import { saveCrowdfundingDraft } from '@brandwright/contract/design/crowdfunding/save-crowdfunding-draft.ts';
import { sendCrowdfundingEmail } from '@brandwright/contract/design/crowdfunding/send-crowdfunding-email.ts';
import { setRewardTier } from '@brandwright/contract/design/crowdfunding/set-reward-tier.ts';
import { startCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/start-crowdfunding-plan.ts';
import { updateCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/update-crowdfunding-plan.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { planText } from './send-email.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

const undoLast = async () => store.undo((await store.journal())[0]?.id ?? '');
const current = async () => (await store.run(getCrowdfundingPlan, {})).plan;
const complete = async () => {
  await store.run(startCrowdfundingPlan, {
    title: 'reading stool',
    story: 'For one book.',
    goalMinor: 2_000_000,
    launchDate: '2027-03-01',
  });
  await store.run(setRewardTier, { reward: 'Early bird', priceMinor: 4900 });
};

describe('start_crowdfunding_plan', () => {
  it('begins from an ideation project of that name, and undo brings the plan before back', async () => {
    await store.run(startCrowdfundingPlan, { title: 'picnic set' });
    expect((await current())?.title).toBe('Picnic set');
    const project = await store.run(createIdeaProject, {
      title: 'Desk lamp',
      quantity: 600,
      description: 'Warm light.',
    });
    const { plan } = await store.run(startCrowdfundingPlan, { title: 'desk lamp', goalMinor: 500_000 });
    expect(plan).toMatchObject({
      title: 'Desk lamp',
      projectId: project.id,
      story: 'Warm light.',
      quantity: 600,
      goalMinor: 500_000,
      durationDays: 30,
      status: 'DRAFT',
    });
    await undoLast();
    expect((await current())?.title).toBe('Picnic set');
  });

  it('begins from a project alone, and asks for the idea where nothing is said', async () => {
    await store.run(createIdeaProject, { title: 'Desk lamp' });
    const { plan } = await store.run(startCrowdfundingPlan, { projectId: 'desk lamp' });
    expect(plan.title).toBe('Desk lamp');
    expect((await store.refusal(startCrowdfundingPlan, {})).message).toContain('Which idea');
  });

  it('is one plan at a time, also when two begin at once', async () => {
    await Promise.all(['a', 'b', 'c'].map((title) => store.run(startCrowdfundingPlan, { title })));
    expect(['A', 'B', 'C']).toContain((await current())?.title);
  });

  it('refuses viewers, previews and another store’s project', async () => {
    const input = { title: 'Lamp' };
    expect((await store.refusal(startCrowdfundingPlan, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(startCrowdfundingPlan, input, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    const other = await testStore();
    const theirs = await other.run(createIdeaProject, { title: 'Camp stool' });
    expect((await store.refusal(startCrowdfundingPlan, { title: 'Stool', projectId: theirs.id })).code).toBe(
      'not_found',
    );
    expect((await store.run(getCrowdfundingPlan, {}, { as: 'viewer' })).plan).toBeNull();
  });
});

describe('update_crowdfunding_plan', () => {
  it('reckons anew, journals, and undo puts back', async () => {
    await store.run(startCrowdfundingPlan, { title: 'Lamp' });
    const { plan } = await store.run(updateCrowdfundingPlan, {
      unitCostMinor: 2450,
      quantity: 600,
      goalMinor: 1_000_000,
    });
    expect(plan.reckoning.neededMinor).toBe(1_610_870);
    expect(plan.reckoning.marginMinor).toBe(1_000_000 - 80_000 - 1_482_000);
    expect((await store.journal())[0]?.summary).toContain('$6,108.70 short');
    await undoLast();
    expect((await current())?.goalMinor).toBeNull();
  });

  it('refuses without a plan, without a change, and negative money', async () => {
    expect((await store.refusal(updateCrowdfundingPlan, { goalMinor: 5 })).message).toContain(
      'no crowdfunding plan',
    );
    await store.run(startCrowdfundingPlan, { title: 'Lamp' });
    expect((await store.refusal(updateCrowdfundingPlan, {})).code).toBe('bad_input');
    expect((await store.refusal(updateCrowdfundingPlan, { goalMinor: -5 })).code).toBe('bad_input');
    expect((await store.refusal(updateCrowdfundingPlan, { durationDays: 61 })).code).toBe('bad_input');
    const other = await testStore();
    expect((await other.refusal(updateCrowdfundingPlan, { goalMinor: 5 })).code).toBe('not_found');
  });
});

describe('save_crowdfunding_draft', () => {
  it('keeps the form from its first word, takes values away, and leaves no line', async () => {
    const first = await store.run(saveCrowdfundingDraft, { title: 'La' });
    await store.run(saveCrowdfundingDraft, { title: 'Lamp', goalMinor: 100_000 });
    const { plan } = await store.run(saveCrowdfundingDraft, { goalMinor: null });
    expect(plan).toMatchObject({ planId: first.plan.planId, title: 'Lamp', goalMinor: null });
    expect(await store.journal()).toEqual([]);
    const bad = { imageUrl: 'javascript:alert(1)' };
    expect((await store.refusal(saveCrowdfundingDraft, bad)).code).toBe('bad_input');
  });
});

describe('rewards', () => {
  it('adds, changes by name, removes, and takes each back', async () => {
    await complete();
    const changed = await store.run(setRewardTier, { reward: 'the early bird reward', limit: 100 });
    expect(changed.plan.rewards).toHaveLength(1);
    expect(changed.reward).toMatchObject({ title: 'Early bird', priceMinor: 4900, limit: 100 });
    await undoLast();
    expect((await current())?.rewards[0]?.limit).toBeNull();
    await store.run(removeRewardTier, { reward: 'early bird' });
    expect((await current())?.rewards).toEqual([]);
    await undoLast();
    expect((await current())?.rewards).toHaveLength(1);
  });

  it('takes the beginning of a name for the reward, and its end for another', async () => {
    await complete();
    await store.run(setRewardTier, { reward: 'early', priceMinor: 4500 });
    expect((await current())?.rewards).toMatchObject([{ title: 'Early bird', priceMinor: 4500 }]);
    await store.run(setRewardTier, { reward: 'Bird', priceMinor: 1000 });
    expect((await current())?.rewards).toHaveLength(2);
  });

  it('asks the price of a new one, and says which there are', async () => {
    await complete();
    expect((await store.refusal(setRewardTier, { reward: 'Pair' })).message).toContain('pledge for "Pair"');
    expect((await store.refusal(removeRewardTier, { reward: 'Pair' })).message).toContain('"Early bird"');
    expect((await store.refusal(setRewardTier, { reward: 'Pair', priceMinor: 1 })).code).toBe('bad_input');
  });
});

describe('a goal that the rewards cannot reach', () => {
  it('is told of with every change of the plan, and in the mail', async () => {
    await complete();
    const unreachable = 'bring at most $4,900.00: the goal of $20,000.00 can’t be reached with them';
    await store.run(setRewardTier, { reward: 'Early bird', limit: 100 });
    expect((await store.journal())[0]?.summary).toContain(unreachable);
    const { plan } = await store.run(getCrowdfundingPlan, {});
    expect(getCrowdfundingPlan.summary({ plan }, {})).toContain(unreachable);
    expect(plan && planText(plan, '')).toContain(unreachable);
    expect(plan && planText(plan, '')).toContain('Fees of all rewards sold, $4,900.00: $412.00 (estimate)');
    await store.run(updateCrowdfundingPlan, { goalMinor: 490_000 });
    expect((await store.journal())[0]?.summary).not.toContain('reached');
    await store.run(updateCrowdfundingPlan, { goalMinor: 490_001 });
    expect((await store.journal())[0]?.summary).toContain('$4,900.01');
  });
});

describe('send_crowdfunding_email', () => {
  it('sends the plan to the login’s own address, once as it stands', async () => {
    await complete();
    const mail = await store.context(({ providers }) => Promise.resolve(providers.mail));
    const send = vi.spyOn(mail, 'send');
    try {
      const { sentTo, plan } = await store.run(sendCrowdfundingEmail, {});
      expect(sentTo).toBe('owner@test.example');
      expect(plan).toMatchObject({ status: 'SUBMITTED', submittedTo: sentTo });
      expect(send).toHaveBeenCalledOnce();
      const [message] = send.mock.calls[0] ?? [];
      expect(message).toMatchObject({
        to: 'owner@test.example',
        subject: 'Your crowdfunding idea: Reading stool',
      });
      expect(message?.text).toContain('Goal: $20,000.00');
      expect(message?.text).toContain('- Early bird, $49.00');
      expect((await store.refusal(sendCrowdfundingEmail, {})).message).toContain('already');
      await store.run(updateCrowdfundingPlan, { goalMinor: 2_100_000 });
      expect((await current())?.status).toBe('DRAFT');
      await store.run(sendCrowdfundingEmail, {});
      expect(send).toHaveBeenCalledTimes(2);
    } finally {
      send.mockRestore();
    }
  });

  it('refuses what is not complete, viewers and previews, and takes no address', async () => {
    await store.run(startCrowdfundingPlan, { title: 'Lamp' });
    expect((await store.refusal(sendCrowdfundingEmail, {})).message).toContain('story');
    expect((await store.refusal(sendCrowdfundingEmail, {}, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(sendCrowdfundingEmail, {}, { as: 'preview' })).code).toBe('preview_blocked');
    expect(Object.keys(sendCrowdfundingEmail.input.shape)).toEqual([]);
  });
});
