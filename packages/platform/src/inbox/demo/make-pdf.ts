/** A PDF of one page with lines of text in Helvetica: small, and every reader opens it. Characters beyond Latin-1 become "?". */
export function makePdf(lines: readonly string[]): Uint8Array {
  const text = lines.map(
    (line, index) => `${index === 0 ? '/F1 16 Tf' : '/F1 11 Tf'} (${escaped(line)}) Tj 0 -22 Td`,
  );
  const page = `BT 60 760 Td ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const escaped = (line: string) =>
  [...line]
    .map((char) => ((char.codePointAt(0) ?? 0) > 255 ? '?' : char))
    .join('')
    .replaceAll(/[\\()]/g, '\\$&');
