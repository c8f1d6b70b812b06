import { rasterize } from '@brandwright/artwork/drawing/raster/rasterize.ts';
import { standIn, type StandIn } from './stand-in.ts';

export interface AskedImages {
  path: string;
  /** The fields of the request: JSON, or of a form. */
  body: Record<string, unknown>;
}

export interface ImageModelStandIn extends StandIn {
  asked: AskedImages[];
  /** The next requests are answered so. */
  answerNext(
    how: 'fine' | 'small' | 'fewer' | 'nonsense' | 'unfit' | 'busy' | 'broken' | 'never',
    times?: number,
  ): void;
}

type Kind = 'openai' | 'bedrock';
export const standInKey = 'key-of-the-stand-in';

/** Speaks as much as we use of OpenAI's images API, or of Bedrock's InvokeModel with Nova Canvas. */
export async function imageModelStandIn(kind: Kind): Promise<ImageModelStandIn> {
  const [large, small] = await Promise.all([1024, 512].map(square));
  const asked: AskedImages[] = [];
  let next: { how: Parameters<ImageModelStandIn['answerNext']>[0]; times: number } = {
    how: 'fine',
    times: 0,
  };
  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${standInKey}`)
      return say(401, refusal(kind, 'Incorrect API key provided', 'invalid_api_key'));
    const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
    const body = isForm
      ? formFields(bytes.toString('latin1'))
      : (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>);
    asked.push({ path: request.url ?? '', body });
    const how = next.times > 0 ? next.how : 'fine';
    next = { ...next, times: next.times - 1 };
    if (how === 'never') return undefined;
    if (how === 'busy')
      return response
        .writeHead(429, { 'content-type': 'application/json', 'retry-after-ms': '1' })
        .end(JSON.stringify(refusal(kind, 'Rate limit reached', 'rate_limit_exceeded')));
    if (how === 'broken')
      return response
        .writeHead(500, { 'content-type': 'application/json', 'retry-after-ms': '1' })
        .end(JSON.stringify(refusal(kind, 'stack trace at 10.0.0.7', null)));
    if (how === 'unfit')
      return kind === 'openai'
        ? say(400, refusal(kind, 'Your request was rejected by the safety system.', 'moderation_blocked'))
        : say(200, {
            status: 'Request Moderated',
            details: { 'Moderation Reasons': ['Derivative Works Filter'] },
            images: [],
          });
    const wanted = countIn(body);
    const picture =
      how === 'nonsense' ? Buffer.from('no picture').toString('base64') : how === 'small' ? small : large;
    const pictures = Array.from({ length: how === 'fewer' ? wanted - 1 : wanted }, () => picture);
    return kind === 'openai'
      ? say(200, { created: 1, data: pictures.map((b64_json) => ({ b64_json })), output_format: 'png' })
      : say(200, { images: pictures });
  });
  return {
    ...server,
    asked,
    answerNext: (how, times = 1) => {
      next = { how, times };
    },
  };
}

const square = async (side: number) =>
  Buffer.from(
    await rasterize(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#9cac8f"/></svg>`,
      side,
    ),
  ).toString('base64');

function countIn(body: Record<string, unknown>): number {
  const config = body.imageGenerationConfig;
  const inner =
    typeof config === 'object' && config !== null && 'numberOfImages' in config
      ? config.numberOfImages
      : undefined;
  return Number(body.n ?? inner ?? 1);
}

const refusal = (kind: Kind, message: string, code: string | null) =>
  kind === 'openai' ? { error: { message, type: 'invalid_request_error', param: null, code } } : { message };

/** The plain fields of a form, and the sizes of its files. */
function formFields(form: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [, head = '', value = ''] of form.matchAll(
    /Content-Disposition: form-data; ([^\r]*)\r\n(?:Content-Type: [^\r]*\r\n)?\r\n([\s\S]*?)\r\n--/gi,
  )) {
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? '';
    fields[name] = /filename=/.test(head) ? value.length : value;
  }
  return fields;
}
