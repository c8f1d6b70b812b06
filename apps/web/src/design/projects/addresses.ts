/** Where an ideation project is shown. */
export const projectAddress = (projectId: string): string => `/product-ideation/${projectId}`;

/** Where a picture is reviewed: over the board of its project, or of the last one. */
export const reviewAddress = (collaborationId: string, projectId: string | null): string =>
  `${projectId === null ? '/product-ideation' : projectAddress(projectId)}?collaboration=${collaborationId}`;

/** Where an idea is crowdfunded; `projectId` begins the plan from that project. */
export const crowdfundingAddress = (projectId?: string): string =>
  projectId === undefined ? '/crowdfund-your-idea' : `/crowdfund-your-idea?project=${projectId}`;
