import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { PrintfulSettings } from '../print-on-demand/printful/printful-settings.ts';
import { standIn, type StandIn } from './stand-in.ts';

export interface PrintfulStandIn extends StandIn {
  settings: PrintfulSettings;
  /** Method and path of every request. */
  asked: string[];
  /** Milliseconds that were waited between attempts. */
  waited: number[];
  /** Bodies of mock-up tasks that were made. */
  tasks: { key: string; body: unknown; looks: number }[];
  /** The next so many requests are turned away with 429. */
  beBusy(times: number): void;
  /** The next so many requests are done but answered with 503, as when a line breaks after the work. */
  failAfterWork(times: number): void;
  /** A task is pending for so many looks, and then completed or failed. */
  finishAfter(looks: number, result?: 'completed' | 'failed'): void;
  /** What its designer saved. */
  saveTemplate(
    externalId: string,
    template: { product_id: number; title: string; variant_ids: number[] },
  ): void;
  templates: Map<string, { id: number; product_id: number; title: string; variant_ids: number[] }>;
}

const categories = [
  { id: 1, parent_id: 0, image_url: '', catalog_position: 1, size: 'large', title: "Men's clothing" },
  { id: 6, parent_id: 1, image_url: '', catalog_position: 2, size: 'small', title: 'All shirts' },
  { id: 24, parent_id: 6, image_url: '', catalog_position: 3, size: 'small', title: 'T-shirts' },
  { id: 200, parent_id: 0, image_url: '', catalog_position: 9, size: 'large', title: 'Collections' },
  { id: 201, parent_id: 0, image_url: '', catalog_position: 10, size: 'large', title: 'Brands' },
  { id: 202, parent_id: 0, image_url: '', catalog_position: 11, size: 'large', title: 'Jewelry' },
];

const product = (id: number, title: string, category: number) => ({
  id,
  main_category_id: category,
  type: 'T-SHIRT',
  type_name: 'T-Shirt',
  title,
  brand: 'Bella + Canvas',
  model: '3001 Unisex',
  image: 'https://files.cdn.printful.com/o/products/71/product.jpg',
  variant_count: 2,
  currency: 'USD',
  is_discontinued: false,
  description: 'A soft tee.',
  avg_fulfillment_time: 4.3,
  techniques: [{ key: 'DTG', display_name: 'DTG printing', is_default: true }],
  files: [
    { id: 'front', type: 'front', title: 'Front print', additional_price: null },
    { id: 'back', type: 'back', title: 'Back print', additional_price: '5.95' },
  ],
});
const products = [product(71, 'Unisex tee', 24), product(303, 'Left out', 202)];
const variants = [
  {
    id: 4011,
    product_id: 71,
    size: 'S',
    color: 'White',
    color_code: '#ffffff',
    price: '9.25',
    in_stock: true,
  },
  {
    id: 4012,
    product_id: 71,
    size: '2XL',
    color: 'Black',
    color_code: '#0b0b0b',
    price: '11.25',
    in_stock: false,
  },
];
const printfiles = {
  product_id: 71,
  available_placements: { front: 'Front print', back: 'Back print', label_inside: 'Inside label' },
  printfiles: [
    { printfile_id: 1, width: 1800, height: 2400, dpi: 150, fill_mode: 'fit', can_rotate: false },
    { printfile_id: 2, width: 450, height: 450, dpi: 150, fill_mode: 'fit', can_rotate: false },
  ],
  variant_printfiles: variants.map(({ id }) => ({
    variant_id: id,
    placements: { front: 1, back: 1, label_inside: 2 },
  })),
};

/** Speaks as much of Printful's REST API v1 as is used, by its published documentation. */
export async function printfulStandIn(): Promise<PrintfulStandIn> {
  const asked: string[] = [];
  const waited: number[] = [];
  const tasks: PrintfulStandIn['tasks'] = [];
  const templates: PrintfulStandIn['templates'] = new Map();
  const apiKey = randomBytes(16).toString('hex');
  let [busy, failures, looksNeeded] = [0, 0, 0];
  let ending: 'completed' | 'failed' = 'completed';
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#9cac8f' } })
    .jpeg()
    .toBuffer();

  const server = await standIn((request, bytes, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/pictures/')) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
      return;
    }
    asked.push(`${request.method} ${url.pathname}`);
    if (request.headers.authorization !== `Bearer ${apiKey}`)
      return refuse(response, 401, 'The access token provided is invalid.');
    if (request.headers['x-pf-store-id'] !== '4711')
      return refuse(response, 400, 'This endpoint requires store_id!');
    if (busy > 0) {
      busy -= 1;
      response.setHeader('retry-after', '60');
      return refuse(response, 429, 'You have recently sent too many requests. Please try again later.');
    }
    const body: unknown = bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined;
    const answer = answerTo(request.method ?? 'GET', url, body);
    if (failures > 0) {
      failures -= 1;
      return refuse(response, 503, 'Service unavailable');
    }
    if (answer === undefined) return refuse(response, 404, 'Not Found');
    if (typeof answer === 'string') return refuse(response, 400, answer);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 200, result: answer.result }));
  });

  type Answer = { result: unknown } | string | undefined;
  const result = (value: unknown): Answer => ({ result: value });

  function answerTo(method: string, url: URL, body: unknown): Answer {
    const path = url.pathname;
    const productId = Number(path.split('/').at(-1));
    if (path === '/categories') return result({ categories });
    if (path === '/products') return result(products);
    if (/^\/products\/\d+$/.test(path)) {
      const found = products.find(({ id }) => id === productId);
      return (
        found &&
        result({ product: found, variants: variants.filter(({ product_id }) => product_id === productId) })
      );
    }
    if (/^\/mockup-generator\/printfiles\/\d+$/.test(path))
      return productId === 71 ? result(printfiles) : undefined;
    if (method === 'POST' && /^\/mockup-generator\/create-task\/\d+$/.test(path)) return createTask(body);
    if (path === '/mockup-generator/task') return lookAt(url.searchParams.get('task_key') ?? '');
    if (method === 'POST' && path === '/embedded-designer/nonces') return nonceFor(body);
    if (path.startsWith('/product-templates/@'))
      return template(method, decodeURIComponent(path.split('@')[1] ?? ''));
    if (method === 'POST' && path === '/shipping/rates') return rates(body);
    return undefined;
  }

  function createTask(body: unknown): Answer {
    const key = `gt-${randomBytes(4).toString('hex')}`;
    tasks.push({ key, body, looks: 0 });
    return result({ task_key: key, status: 'pending' });
  }

  function lookAt(key: string): Answer {
    const task = tasks.find((one) => one.key === key);
    if (!task) return undefined;
    task.looks += 1;
    if (task.looks <= looksNeeded) return result({ task_key: key, status: 'pending' });
    if (ending === 'failed')
      return result({ task_key: key, status: 'failed', error: 'The file could not be read' });
    const { variant_ids, files } = task.body as { variant_ids: number[]; files: { placement: string }[] };
    return result({
      task_key: key,
      status: 'completed',
      mockups: files.flatMap(({ placement }) =>
        variant_ids.map((id) => ({
          placement,
          variant_ids: [id],
          mockup_url: `${server.url}/pictures/${id}-${placement}.jpg`,
          extra: [],
        })),
      ),
      printfiles: [],
    });
  }

  function nonceFor(body: unknown): Answer {
    const { external_product_id: external } = body as { external_product_id: string };
    return result({
      nonce: {
        nonce: randomBytes(16).toString('hex'),
        template_id: templates.get(external)?.id ?? null,
        external_product_id: external,
        expires_at: 1_795_190_400,
      },
    });
  }

  function template(method: string, external: string): Answer {
    const found = templates.get(external);
    if (!found) return undefined;
    if (method === 'DELETE') {
      templates.delete(external);
      return result({ success: true });
    }
    return result({
      id: found.id,
      product_id: found.product_id,
      external_product_id: external,
      title: found.title,
      available_variant_ids: found.variant_ids,
      mockup_file_url: 'https://files.cdn.printful.com/upload/product-template/1.jpg',
      placements: [{ placement: 'front', display_name: 'Front print', technique_key: 'DTG' }],
      created_at: 1_790_000_000,
      updated_at: 1_790_000_000,
    });
  }

  function rates(body: unknown): Answer {
    const { recipient } = body as { recipient: { country_code: string } };
    if (recipient.country_code === 'KP') return 'We do not ship to this country.';
    return result([
      {
        id: 'EXPRESS',
        name: 'Express',
        rate: '19.50',
        currency: 'USD',
        minDeliveryDays: 1,
        maxDeliveryDays: 3,
      },
      {
        id: 'STANDARD',
        name: 'Flat Rate',
        rate: '4.75',
        currency: 'USD',
        minDeliveryDays: 3,
        maxDeliveryDays: 5,
      },
    ]);
  }

  return {
    ...server,
    settings: {
      apiKey,
      storeId: '4711',
      baseUrl: server.url,
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    },
    asked,
    waited,
    tasks,
    templates,
    beBusy: (times) => {
      busy = times;
    },
    failAfterWork: (times) => {
      failures = times;
    },
    finishAfter: (looks, how = 'completed') => {
      looksNeeded = looks;
      ending = how;
    },
    saveTemplate: (externalId, saved) => {
      templates.set(externalId, { id: templates.size + 1, ...saved });
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: status, result: message, error: { reason: 'BadRequest', message } }));
}
