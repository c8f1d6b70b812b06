import type { PlatformArea } from '../kernel/area.ts';
import { teamDemo } from './demo.ts';
import { mailTeamInvite } from './mail-invite.ts';
import { teamOperations } from './operations.ts';
import { inviteFinder, memberFinder } from './records.ts';

export const teamArea: PlatformArea = {
  implementations: teamOperations,
  records: [memberFinder, inviteFinder],
  jobs: [mailTeamInvite],
  demo: teamDemo,
};
