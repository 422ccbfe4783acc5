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
 * Adds characters that a TrueType variable font lacks, each put together from glyphs that it has: ₦ is an N with the bars
 * of an equals sign, ẹ an e above a full stop. Weights and widths follow the parts. HVAR is left out: advances then vary
 * by gvar's phantom points, as the format allows.
 * @param {Buffer} font
 * @param {readonly { character: string, base: string, mark: string, place: "below" | "above" | "across" }[]} compositions
 * @returns {Buffer} the font with those characters
 */
export function composeGlyphs(font, compositions) {
  const tables = readTables(font);
  const characters = charactersOf(tables);
  const glyphs = glyphsOf(tables);
  const metrics = rowsOfFour(metricsOf(tables));
  const has = (character) => {
    const glyph = characters.get(character.codePointAt(0));
    if (glyph === undefined) throw new Error(`the font has no ${character} to compose with`);
    return glyph;
  };
  for (const { character, base, mark, place } of compositions) {
    const [under, over] = [has(base), has(mark)];
    const advance = metrics[under].readUInt16BE(0);
    const box = boxOf(glyphs[under]);
    const part = placePart(place, box, boxOf(glyphs[over]), advance);
    characters.set(character.codePointAt(0), glyphs.length);
    const whole = joinBoxes(box, movedBox(boxOf(glyphs[over]), part));
    glyphs.push(compositeGlyph(whole, under, over, part));
    const row = Buffer.alloc(4);
    row.writeUInt16BE(advance, 0);
    row.writeInt16BE(whole.left, 2);
    metrics.push(row);
  }

  const changed = new Map(tables);
  changed.delete("HVAR");
  const { glyf, loca } = writeGlyphs(glyphs);
  changed.set("glyf", glyf);
  changed.set("loca", loca);
  changed.set("cmap", writeCmap(characters));
  changed.set("hmtx", Buffer.concat(metrics));
  changed.set("gvar", lengthenGvar(tables.get("gvar"), glyphs.length));
  changed.set(
    "maxp",
    patched(tables.get("maxp"), (table) => {
      table.writeUInt16BE(glyphs.length, 4);
      // Most points and contours of a composite, its parts and their depth: no limit that these exceed.
      for (const [at, least] of [
        [10, 400],
        [12, 20],
        [28, 2],
        [30, 2],
      ])
        table.writeUInt16BE(Math.max(table.readUInt16BE(at), least), at);
    }),
  );
  changed.set(
    "hhea",
    patched(tables.get("hhea"), (table) => table.writeUInt16BE(glyphs.length, 34)),
  );
  changed.set(
    "head",
    patched(tables.get("head"), (table) => table.writeInt16BE(1, 50)),
  );
  return writeSfnt(font.readUInt32BE(0), changed);
}

/** Clear space between a letter and its dot or accent, in font units of a thousand. */
const clearance = 70;
/** Bars across a letter are thinner than those of a sign by itself. */
const barHeight = 0.84;

/**
 * Where a part goes and how it is stretched.
 * @returns {{ x: number, y: number, scaleX: number, scaleY: number }} offsets in font units
 */
function placePart(place, box, part, advance) {
  if (place === "across") {
    // From edge to edge of the letter's own space, in the middle of its height.
    const wide = advance - 20;
    const scaleX = wide / (part.right - part.left);
    return {
      x: Math.round(10 - part.left * scaleX),
      y: Math.round((box.top + box.bottom) / 2 - (barHeight * (part.top + part.bottom)) / 2),
      scaleX,
      scaleY: barHeight,
    };
  }
  const x = Math.round((box.left + box.right) / 2 - (part.left + part.right) / 2);
  const y =
    place === "below" ? Math.min(box.bottom, 0) - clearance - part.top : box.top + clearance - part.bottom;
  return { x, y: Math.round(y), scaleX: 1, scaleY: 1 };
}

function boxOf(glyph) {
  return {
    left: glyph.readInt16BE(2),
    bottom: glyph.readInt16BE(4),
    right: glyph.readInt16BE(6),
    top: glyph.readInt16BE(8),
  };
}

function movedBox(box, { x, y, scaleX, scaleY }) {
  return {
    left: Math.round(box.left * scaleX) + x,
    right: Math.round(box.right * scaleX) + x,
    bottom: Math.round(box.bottom * scaleY) + y,
    top: Math.round(box.top * scaleY) + y,
  };
}

function joinBoxes(one, other) {
  return {
    left: Math.min(one.left, other.left),
    bottom: Math.min(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
  };
}

const flag = { words: 0x1, offsets: 0x2, more: 0x20, twoScales: 0x40, metricsOfThis: 0x200, overlaps: 0x400 };

/** The letter with its own metrics, then the part at its place. */
function compositeGlyph(box, under, over, { x, y, scaleX, scaleY }) {
  const head = Buffer.alloc(10);
  head.writeInt16BE(-1, 0);
  head.writeInt16BE(box.left, 2);
  head.writeInt16BE(box.bottom, 4);
  head.writeInt16BE(box.right, 6);
  head.writeInt16BE(box.top, 8);
  const first = Buffer.alloc(8);
  first.writeUInt16BE(flag.words | flag.offsets | flag.more | flag.metricsOfThis | flag.overlaps, 0);
  first.writeUInt16BE(under, 2);
  const isStretched = scaleX !== 1 || scaleY !== 1;
  const second = Buffer.alloc(isStretched ? 12 : 8);
  second.writeUInt16BE(flag.words | flag.offsets | (isStretched ? flag.twoScales : 0), 0);
  second.writeUInt16BE(over, 2);
  second.writeInt16BE(x, 4);
  second.writeInt16BE(y, 6);
  if (isStretched) {
    second.writeInt16BE(Math.round(scaleX * 0x4000), 8);
    second.writeInt16BE(Math.round(scaleY * 0x4000), 10);
  }
  return Buffer.concat([head, first, second]);
}

/** The new glyphs have no deltas of their own: their offsets are empty. */
function lengthenGvar(gvar, glyphCount) {
  const count = gvar.readUInt16BE(12);
  const wide = (gvar.readUInt16BE(14) & 1) === 1;
  const size = wide ? 4 : 2;
  const end = 20 + size * (count + 1);
  const added = Buffer.alloc(size * (glyphCount - count));
  const last = gvar.subarray(end - size, end);
  for (let at = 0; at < added.length; at += size) last.copy(added, at);
  const head = Buffer.from(gvar.subarray(0, 20));
  head.writeUInt16BE(glyphCount, 12);
  head.writeUInt32BE(head.readUInt32BE(8) + added.length, 8);
  head.writeUInt32BE(head.readUInt32BE(16) + added.length, 16);
  return Buffer.concat([head, gvar.subarray(20, end), added, gvar.subarray(end)]);
}

function rowsOfFour(buffer) {
  return Array.from({ length: buffer.length / 4 }, (_, index) => buffer.subarray(4 * index, 4 * index + 4));
}
