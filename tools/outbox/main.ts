/** `npm run outbox`: writes a page of the mail and text messages that were kept in place of being sent, and says where it is. */
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptMessages } from './messages.ts';
import { outboxPage } from './page.ts';

const dataDir = resolve(process.argv[2] ?? process.env['DATA_DIR'] ?? '.data');
const messages = await keptMessages(dataDir);
await mkdir(dataDir, { recursive: true });
const path = resolve(dataDir, 'outbox.html');
await writeFile(path, outboxPage(messages), { mode: 0o600 });
console.log(`${messages.length} messages. Open ${pathToFileURL(path).href}`);
