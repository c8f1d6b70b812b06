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
    failed: 'Part of your brand kit couldn’t be made.',
    path: '/business-kits',
  },
  'design.image_generation': {
    doing: 'Making pictures',
    done: 'Your pictures are ready.',
    failed: 'The pictures couldn’t be made.',
    path: '/your-ideations?tab=images',
  },
  'print_on_demand.start_mockups': {
    doing: 'Starting mockups',
    done: 'Your mockups are under way.',
    failed: 'The mockups couldn’t be made.',
    path: '/print-on-demand-catalog',
  },
  'orders.financial_export': {
    doing: 'Exporting your orders',
    done: 'Your order export is ready.',
    failed: 'Your orders couldn’t be exported.',
    path: '/orders',
  },
  'fulfillment.report_export': {
    doing: 'Exporting your report',
    done: 'Your fulfillment report is ready.',
    failed: 'Your fulfillment report couldn’t be exported.',
    path: '/fulfillment-services?tab=reports',
  },
  'sourcing.supplier_import': {
    doing: 'Importing suppliers',
    done: 'Your suppliers are imported.',
    failed: 'Your suppliers couldn’t be imported.',
    path: '/inbox/my-suppliers',
  },
  send_outreach_mail: {
    doing: 'Sending your emails',
    done: 'Your emails have been sent.',
    failed: 'Your emails couldn’t be sent.',
    path: '/sourcing-agent',
  },
  extract_document: {
    doing: 'Reading your document',
    done: 'Your document has been read and can be searched.',
    failed: 'Your document couldn’t be read.',
    path: '/ai-agents/data-sources',
  },
};
