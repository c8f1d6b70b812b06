/** Line of a page, and whether it is a heading. */
export interface PdfLine {
  text: string;
  isHeading?: boolean;
}

/** A plain PDF of text pages (letters of Western Europe), the same bytes for the same lines. */
export function writePdf(pages: readonly (readonly PdfLine[])[]): Uint8Array {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const kids: string[] = [];
  for (const lines of pages) {
    const stream = pageStream(lines);
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body + end, 'latin1'));
}

const lineLength = 88;

function pageStream(lines: readonly PdfLine[]): string {
  const commands = ['BT', '72 730 Td'];
  for (const { text, isHeading = false } of lines) {
    commands.push(`/F1 ${isHeading ? 16 : 11} Tf`);
    for (const line of wrap(text)) commands.push(`(${escapeText(line)}) Tj`, '0 -15 Td');
    commands.push('0 -16 Td');
  }
  return [...commands, 'ET'].join('\n');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > lineLength) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&');
