/** The words of a page with what they stand in, in the order of the page. */
export interface PageContent {
  title: string | null;
  /** By name or property, lower case: `description`, `og:site_name`. */
  meta: Record<string, string>;
  blocks: PageBlock[];
  /** Addresses of links, as they stand there: `mailto:`, `tel:`, https. */
  links: string[];
  /** Names and the like that the page tells machines of (schema.org). */
  organization: PageOrganization | null;
  /** Whether words that nobody sees give orders to machines. */
  speaksToMachines: boolean;
}

export interface PageBlock {
  kind: 'heading' | 'text' | 'item' | 'cell';
  text: string;
}

export interface PageOrganization {
  name: string | null;
  email: string | null;
  telephone: string | null;
  /** "Rua Nova 12, Porto, PT". */
  address: string | null;
}
