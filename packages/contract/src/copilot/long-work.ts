/** How background work is told of while it runs and when it is over. */
export interface LongWork {
  /** "Importing suppliers" */
  doing: string;
  /** "Your suppliers are imported." */
  done: string;
  /** What did not come of it; the reason follows. */
  failed: string;
  /** The screen, with its query, where what came of it is seen. */
  path: string;
}

/** Background work that somebody waits for, by the name of its job. Other jobs run unseen. */
export const longWork: Readonly<Record<string, LongWork>> = {
  'brand_kits.generation': {
    doing: 'Making your brand kit',
    done: 'Your brand kit is ready.',
    failed: 'A part of your brand kit could not be made.',
    path: '/business-kits',
  },
  'design.image_generation': {
    doing: 'Making pictures',
    done: 'Your pictures are ready.',
    failed: 'The pictures could not be made.',
    path: '/your-ideations?tab=images',
  },
  'print_on_demand.start_mockups': {
    doing: 'Starting mock-ups',
    done: 'The mock-ups are started.',
    failed: 'The mock-ups could not be made.',
    path: '/print-on-demand-catalog',
  },
  'orders.financial_export': {
    doing: 'Exporting your orders',
    done: 'The export of your orders is ready.',
    failed: 'The orders could not be exported.',
    path: '/orders',
  },
  'sourcing.supplier_import': {
    doing: 'Importing suppliers',
    done: 'Your suppliers are imported.',
    failed: 'The suppliers could not be imported.',
    path: '/inbox/my-suppliers',
  },
  send_outreach_mail: {
    doing: 'Sending your emails',
    done: 'Your emails have been sent.',
    failed: 'The emails could not be sent.',
    path: '/sourcing-agent',
  },
  extract_document: {
    doing: 'Reading your document',
    done: 'Your document is read and can be searched.',
    failed: 'The document could not be read.',
    path: '/ai-agents/data-sources',
  },
};
