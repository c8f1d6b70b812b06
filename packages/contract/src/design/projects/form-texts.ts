/**
 * The hints of the project form (brand-kit document §5): a higher quantity lowers the unit cost, inside printing costs
 * more than outside only, and a target launch date is needed.
 */
export const projectHints = {
  title: 'A project needs a title. A few words that you would use yourself are best.',
  quantity: 'A higher quantity lowers the unit cost: ask for two order sizes if you’re not sure.',
  printing: 'Printing inside costs more than outside only.',
  launchDate: 'A target launch date is needed: production is planned backward from it.',
} as const;
