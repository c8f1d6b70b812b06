import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { exportStoreData } from '@brandwright/contract/store/account/export-store-data.ts';
import { getDashboard } from '@brandwright/contract/insight/get-dashboard.ts';
import { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { describe, expect, it } from 'vitest';
import { refusalAs, testTeam } from '../../team/testing.ts';
import { testStore } from '../testing.ts';

describe('a refusal', () => {
  it('for the role says which it takes and who of this store has it, the owner first', async () => {
    const team = await testTeam();
    await (await testTeam()).joined('Otto Other', 'admin');
    await team.joined('Ada Admin', 'admin');
    const { actor } = await team.joined('Vic Viewer', 'viewer');
    const ofProfile = await refusalAs(actor, updateStoreProfile, { name: 'X' });
    expect([ofProfile.code, ofProfile.message]).toEqual([
      'forbidden',
      'Your role (viewer) can’t do this: it takes admin access. Ask Nora Owner or Ada Admin.',
    ]);
    const { message } = await refusalAs(actor, exportStoreData, {});
    expect(message).toBe('Your role (viewer) can’t do this: it takes owner access. Ask Nora Owner.');
  });

  it('for the plan says which plans include it, and who can change it', async () => {
    const team = await testTeam();
    const { actor } = await team.joined('Mia Member', 'member');
    const of = async (as: typeof actor) => {
      const { code, message, details } = await refusalAs({ ...as, plan: 'TIER_1' }, saveProjectDraft, {});
      expect([code, message]).toEqual(['feature_blocked', 'FEATURE_BLOCKED']);
      return details?.[0];
    };
    const toMember = await of(actor);
    expect(toMember?.path).toBe('plan');
    expect(toMember?.message).toContain('it comes with Beginner, Scaling and Professional');
    expect(toMember?.message).toContain('Nora Owner can change the plan.');
    expect((await of(team.owner))?.message).toContain('You can change the plan under Account');
  });

  it('for a switch says that it is turned off, and one of a store without people names a role', async () => {
    const store = await testStore();
    const { details } = await store.refusal(getDashboard, {});
    expect(details?.[0]).toMatchObject({ path: 'flag', message: expect.stringContaining('isn’t turned on') });
    const { message } = await store.refusal(updateStoreProfile, { name: 'X' }, { as: 'viewer' });
    expect(message).toBe(
      'Your role (viewer) can’t do this: it takes admin access. Ask someone who is admin or owner.',
    );
  });
});
