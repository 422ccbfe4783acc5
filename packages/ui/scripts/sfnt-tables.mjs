// Tables of a TrueType font, read and written: what merging fonts and composing characters share.

export function patched(table, change) {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}

export function readTables(font) {
  const tables = new Map();
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString("latin1", entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

export function glyphsOf(tables) {
  const wide = tables.get("head").readInt16BE(50) === 1;
  const loca = tables.get("loca");
  const offset = (index) => (wide ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = tables.get("maxp").readUInt16BE(4);
  return Array.from({ length: count }, (_, index) =>
    tables.get("glyf").subarray(offset(index), offset(index + 1)),
  );
}

export function charactersOf(tables) {
  const cmap = tables.get("cmap");
  const characters = new Map();
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const at = cmap.readUInt32BE(record + 4);
    if (cmap.readUInt16BE(at) === 12) readGroups(cmap, at, characters);
    else if (cmap.readUInt16BE(at) === 4) readSegments(cmap, at, characters);
  }
  return characters;
}

function readGroups(cmap, at, characters) {
  for (let group = at + 16; group < at + 16 + 12 * cmap.readUInt32BE(at + 12); group += 12) {
    const first = cmap.readUInt32BE(group);
    for (let code = first; code <= cmap.readUInt32BE(group + 4); code++) {
      characters.set(code, cmap.readUInt32BE(group + 8) + code - first);
    }
  }
}

function readSegments(cmap, at, characters) {
  const width = cmap.readUInt16BE(at + 6);
  for (let end = at + 14; end < at + 14 + width; end += 2) {
    const [start, delta, range] = [end + width + 2, end + 2 * width + 2, end + 3 * width + 2];
    const first = cmap.readUInt16BE(start);
    for (let code = first; code <= cmap.readUInt16BE(end) && code < 0xffff; code++) {
      const jump = cmap.readUInt16BE(range);
      const glyph = jump === 0 ? code : cmap.readUInt16BE(range + jump + 2 * (code - first));
      if (glyph !== 0 || jump === 0) characters.set(code, (glyph + cmap.readInt16BE(delta)) & 0xffff);
    }
  }
}

export function writeCmap(characters) {
  const entries = [...characters].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(12 + 16 + 12 * entries.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(entries.length, 24);
  entries.forEach(([code, glyph], index) => {
    table.writeUInt32BE(code, 28 + 12 * index);
    table.writeUInt32BE(code, 32 + 12 * index);
    table.writeUInt32BE(glyph, 36 + 12 * index);
  });
  return table;
}

export function metricsOf(tables) {
  const hmtx = tables.get("hmtx");
  const count = tables.get("maxp").readUInt16BE(4);
  const full = tables.get("hhea").readUInt16BE(34);
  const rows = Array.from({ length: count }, (_, index) => {
    if (index < full) return hmtx.subarray(4 * index, 4 * index + 4);
    const bearing = 4 * full + 2 * (index - full);
    return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
  return Buffer.concat(rows);
}

export function writeGlyphs(glyphs) {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]));
  let offset = 0;
  padded.forEach((glyph, index) => {
    offset += glyph.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return { glyf: Buffer.concat(padded), loca };
}

/** Checksums are left at zero: the subsetter that reads this file writes its own. */
export function writeSfnt(version, tables) {
  const tags = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * tags.length);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tags.length, 4);
  const bodies = [];
  let offset = head.length;
  tags.forEach((tag, index) => {
    const table = tables.get(tag);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    head.write(tag, 12 + 16 * index, "latin1");
    head.writeUInt32BE(offset, 20 + 16 * index);
    head.writeUInt32BE(table.length, 24 + 16 * index);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}
