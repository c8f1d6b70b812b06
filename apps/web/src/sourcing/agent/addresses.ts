/** The agent with a brief open; without one, the brief that is being worked on. */
export const agentAddress = (techPackId?: string) =>
  techPackId ? `/sourcing-agent?techPackId=${encodeURIComponent(techPackId)}` : '/sourcing-agent';

/** What was matched to a brief. */
export const agentReviewAddress = (techPackId: string) =>
  `/sourcing-agent-review?techPackId=${encodeURIComponent(techPackId)}`;
