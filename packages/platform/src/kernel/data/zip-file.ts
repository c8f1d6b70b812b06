import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With folders: `tables/orders.csv`. */
  name: string;
  bytes: Uint8Array;
}

/** 1980-01-01, the first day that the format knows: what is in the file says its own times. */
const noTime = 0;
const firstDay = 33;
const utf8Names = 0x08_00;
const deflated = 8;

/** A ZIP file (APPNOTE 6.3, without ZIP64: under 4 GB in all, at most 65,535 entries) with every entry deflated. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(utf8Names, 2);
    shared.writeUInt16LE(deflated, 4);
    shared.writeUInt16LE(noTime, 6);
    shared.writeUInt16LE(firstDay, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const header = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, path]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), shared, where, path]));
    parts.push(header, packed);
    offset += header.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
