/**
 * The hints of the project form (brand-kit document §5): a higher quantity lowers the unit cost, inside printing costs
 * more than outside only, and a target launch date is needed.
 */
export const projectHints = {
  title: 'A project needs a title. A few words that you would use yourself are best.',
  quantity: 'A higher quantity lowers the unit cost: ask for two sizes of order if you are not sure.',
  printing: 'Printing inside costs more than outside only.',
  launchDate: 'A target launch date is needed: production is planned back from it.',
} as const;

export interface ProjectDetails {
  title: string;
  quantity: number | null;
  launchDate: string | null;
}

/** What a project still needs before anything can be asked for, each with its hint. */
export function missingOfProject(project: ProjectDetails): { field: string; hint: string }[] {
  const missing: { field: string; hint: string }[] = [];
  if (!project.title.trim()) missing.push({ field: 'title', hint: projectHints.title });
  if (project.launchDate === null) missing.push({ field: 'launchDate', hint: projectHints.launchDate });
  return missing;
}
