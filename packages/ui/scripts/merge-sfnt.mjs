import {
  charactersOf,
  glyphsOf,
  metricsOf,
  patched,
  readTables,
  writeCmap,
  writeGlyphs,
  writeSfnt,
} from "./sfnt-tables.mjs";

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
