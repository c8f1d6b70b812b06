import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const settings = fileURLToPath(new URL('../../.oxfmtrc.json', import.meta.url));

/** A text as `npm run format` leaves it. Throws where the text can't be read. */
export async function formatted(file: string, text: string): Promise<string> {
  const {
    $schema: _schema,
    ignorePatterns: _ignored,
    ...options
  } = JSON.parse(await readFile(settings, 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
