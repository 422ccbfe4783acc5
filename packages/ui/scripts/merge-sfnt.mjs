/**
 * Adds the encoded glyphs of one TrueType variable font to another of the same design, axes and units.
 * The web fonts of Fraunces come split by script; ₦ and the dotted letters live in other files than the Latin ones.
 * Composite glyphs keep their parts. HVAR is left out: advances then vary by gvar's phantom points, as the format allows.
 * @param {Buffer} base the font that is kept whole, with its kerning
 * @param {Buffer} addition the font whose glyphs are added
 * @returns {Buffer} a font with the glyphs and characters of both; the base wins where both have a character
 */
export function mergeSfnt(base, addition) {
  const one = readTables(base);
  const other = readTables(addition);
  for (const tag of ["fvar", "avar"]) {
    if (!same(one.get(tag), other.get(tag))) throw new Error(`the fonts differ in ${tag}`);
  }
  const baseCount = one.get("maxp").readUInt16BE(4);
  const glyphs = [...glyphsOf(one), ...glyphsOf(other).map((glyph) => shiftParts(glyph, baseCount))];
  const characters = new Map([...charactersOf(other)].map(([code, glyph]) => [code, glyph + baseCount]));
  for (const [code, glyph] of charactersOf(one)) characters.set(code, glyph);

  const tables = new Map(one);
  tables.delete("HVAR");
  tables.set("gvar", mergeGvar(one.get("gvar"), other.get("gvar"), glyphs.length));
  tables.set("cmap", writeCmap(characters));
  tables.set("hmtx", Buffer.concat([metricsOf(one), metricsOf(other)]));
  const { glyf, loca } = writeGlyphs(glyphs);
  tables.set("glyf", glyf);
  tables.set("loca", loca);
  tables.set(
    "maxp",
    patched(one.get("maxp"), (table) => table.writeUInt16BE(glyphs.length, 4)),
  );
  tables.set(
    "hhea",
    patched(one.get("hhea"), (table) => table.writeUInt16BE(glyphs.length, 34)),
  );
  tables.set(
    "head",
    patched(one.get("head"), (table) => table.writeInt16BE(1, 50)),
  );
  return writeSfnt(base.readUInt32BE(0), tables);
}

function same(a, b) {
  return a === undefined ? b === undefined : b !== undefined && a.equals(b);
}

function patched(table, change) {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}

function readTables(font) {
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

function glyphsOf(tables) {
  const wide = tables.get("head").readInt16BE(50) === 1;
  const loca = tables.get("loca");
  const offset = (index) => (wide ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = tables.get("maxp").readUInt16BE(4);
  return Array.from({ length: count }, (_, index) =>
    tables.get("glyf").subarray(offset(index), offset(index + 1)),
  );
}

/** A composite glyph names its parts by number; those numbers move with the glyphs. */
function shiftParts(glyph, by) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  return patched(glyph, (copy) => {
    for (let at = 10, more = true; more; ) {
      const flags = copy.readUInt16BE(at);
      copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
      const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
      at += 4 + (flags & 0x1 ? 4 : 2) + scale;
      more = (flags & 0x20) !== 0;
    }
  });
}

function charactersOf(tables) {
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

function writeCmap(characters) {
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

function metricsOf(tables) {
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

function writeGlyphs(glyphs) {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]));
  let offset = 0;
  padded.forEach((glyph, index) => {
    offset += glyph.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return { glyf: Buffer.concat(padded), loca };
}

function readGvar(gvar) {
  const axes = gvar.readUInt16BE(4);
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const count = gvar.readUInt16BE(12);
  const wide = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  const offset = (index) =>
    start + (wide ? gvar.readUInt32BE(20 + 4 * index) : gvar.readUInt16BE(20 + 2 * index) * 2);
  const glyphs = Array.from({ length: count }, (_, index) => gvar.subarray(offset(index), offset(index + 1)));
  return { axes, sharedCount, shared: gvar.subarray(sharedAt, sharedAt + sharedCount * axes * 2), glyphs };
}

function mergeGvar(base, addition, glyphCount) {
  const one = readGvar(base);
  const other = readGvar(addition);
  const glyphs = [
    ...one.glyphs,
    ...other.glyphs.map((glyph) => shiftTuples(glyph, one.sharedCount, other.axes)),
  ];
  if (glyphs.length !== glyphCount) throw new Error("gvar and glyf count differently");
  const { glyf: variations, loca: offsets } = writeGlyphs(glyphs);
  const head = Buffer.alloc(20);
  head.writeUInt16BE(1, 0);
  head.writeUInt16BE(one.axes, 4);
  head.writeUInt16BE(one.sharedCount + other.sharedCount, 6);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(glyphCount, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length + one.shared.length + other.shared.length, 16);
  return Buffer.concat([head, offsets, one.shared, other.shared, variations]);
}

/** Shared tuples are named by number too. Flags: 0x8000 own peak, 0x4000 own intermediate region. */
function shiftTuples(glyph, by, axes) {
  if (glyph.length === 0) return glyph;
  return patched(glyph, (copy) => {
    let at = 4;
    for (let left = copy.readUInt16BE(0) & 0xfff; left > 0; left--) {
      const index = copy.readUInt16BE(at + 2);
      const own = (index & 0x8000) !== 0;
      if (!own) copy.writeUInt16BE((index & 0xf000) | ((index & 0xfff) + by), at + 2);
      at += 4 + (own ? 2 * axes : 0) + (index & 0x4000 ? 4 * axes : 0);
    }
  });
}

/** Checksums are left at zero: the subsetter that reads this file writes its own. */
function writeSfnt(version, tables) {
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
