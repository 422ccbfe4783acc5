import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOf } from "#api/platform/sheets/cell.ts";
import { BrokenCsv, csvRowsOf, openCsv } from "#api/platform/sheets/csv-rows.ts";
import { readTable } from "#api/platform/sheets/read-table.ts";

function rowsOf(text: string, isForgiving = false) {
  return [...openCsv(text, { isForgiving }).rows()].map(({ cells }) => cells.map(textOf));
}

describe("the cells of a CSV", () => {
  it.each([
    [
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "a\tb\n1\t2,000.00",
      [
        ["a", "b"],
        ["1", "2,000.00"],
      ],
    ],
    [
      "a|b\n1|2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "sku,ids\nA,16|19\nB,16|19",
      [
        ["sku", "ids"],
        ["A", "16|19"],
        ["B", "16|19"],
      ],
    ],
    ["sep=;\na;b", [["a", "b"]]],
    [
      "\ufeffa,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\r1,2\r",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      'a,b\n"1,5","2\n3"',
      [
        ["a", "b"],
        ["1,5", "2\n3"],
      ],
    ],
    [
      'a,b\n"say ""on""",2',
      [
        ["a", "b"],
        ['say "on"', "2"],
      ],
    ],
    [
      'a,b\n1, "385,000.00" ',
      [
        ["a", "b"],
        ["1", "385,000.00"],
      ],
    ],
    [
      'a,b\n1,Ring 24" lamp',
      [
        ["a", "b"],
        ["1", 'Ring 24" lamp'],
      ],
    ],
    [
      'a,b\n1,24"',
      [
        ["a", "b"],
        ["1", '24"'],
      ],
    ],
    [
      'a,b\n1,"Ring 24" lamp"\n2,x',
      [
        ["a", "b"],
        ["1", 'Ring 24" lamp'],
        ["2", "x"],
      ],
    ],
    [
      'a,b\n"Ring" lamp,5\n2,x',
      [
        ["a", "b"],
        ['"Ring" lamp', "5"],
        ["2", "x"],
      ],
    ],
    ["a,b\n\n1,", [["a", "b"], [""], ["1", ""]]],
  ])("%j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['a,b\n1,2\n"3,4\n5,6', 3],
    ['a,b\n"x\ny","3,4\n5,6', 3],
    ['a,b\n"24 inch,5\n"30 inch,6\n', 2],
  ])("%j names the line of the quote that is not closed", (text, line) => {
    expect(() => rowsOf(text)).toThrow(new BrokenCsv(line));
  });

  it("of a forgiving reader keep the rows behind a quote that is not closed", () => {
    expect(rowsOf('a,b\n"3,4\n5,6', true)).toEqual([
      ["a", "b"],
      ['"3', "4"],
      ["5", "6"],
    ]);
  });

  it("know the faults of spreadsheets", () => {
    const [, row] = [...openCsv("a,b,c\n#N/A,#REF!,# 5").rows()];
    expect(row?.cells).toEqual([{ kind: "error", text: "#N/A" }, { kind: "error", text: "#REF!" }, "# 5"]);
  });

  it("are the same when the text comes in parts, with their lines", async () => {
    const text = 'a,b\r\n"1\r\n2","say ""on"""\r\n\r\n3,4';
    const lines = [...openCsv(text).rows()];
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
    for (let size = 1; size < 8; size += 1) {
      async function* parts() {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      }
      const read = [];
      for await (const { line, cells } of csvRowsOf(parts(), ",")) read.push({ line, cells });
      expect(read).toEqual(lines);
    }
  });
});

const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with its mark": (text) => Buffer.from(`\ufeff${text}`),
  "UTF-16LE": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "UTF-16BE": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
};

it.each(Object.entries(encodings))("a table comes back from every dialect of CSV in %s", (_, encode) => {
  const cell = fc
    .stringMatching(/^[a-zA-Z0-9 ,;|"'.ỌáéøŁ\n\t/-]{0,8}$/)
    .map((text) => text.trim().replaceAll(/\r/g, ""));
  const table = fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 6 }))
    .chain(([width, height]) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\n", "\r\n", "\r"),
      (rows, delimiter, lineEnd) => {
        const quoted = (text: string) =>
          /^"|[,;|\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        // A heading tells the separator, as in any real file.
        const heading = (rows[0] ?? []).map((_each, at) => `head${at}`);
        const text = [heading, ...rows].map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd);
        const read = readTable(new Uint8Array(encode(`sep=${delimiter}${lineEnd}${text}`)), {
          mostRows: 100,
        });
        if (!read.ok) throw new Error(read.problem);
        const filled = [heading, ...rows];
        while (filled.at(-1)?.every((each) => each === "")) filled.pop();
        expect(read.rows.map((cells) => cells.map(textOf))).toEqual(
          filled.map((cells) => (cells.every((each) => each === "") ? [""] : cells)),
        );
      },
    ),
    { numRuns: 200 },
  );
});

describe("the letters of a file", () => {
  const bytes = (...parts: readonly (string | readonly number[])[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const read = (file: Uint8Array) => {
    const table = readTable(file, { mostRows: 10 });
    return table.ok ? table.rows.map((cells) => cells.map(textOf)) : table.problem;
  };

  it.each([
    [
      "one wrong byte among UTF-8",
      bytes("name,text\nỌlá lamp,Don", [0x92], "t dim"),
      "Ọlá lamp",
      "Don’t dim",
    ],
    ["Windows-1252 alone", bytes("name,text\nCaf", [0xe9], ",Don", [0x92], "t"), "Café", "Don’t"],
    [
      "Windows-1252 with what looks like one letter of UTF-8",
      bytes(
        "name,text\nCaf",
        [0xe9],
        " caf",
        [0xe9],
        " ",
        [0xc3, 0xa9],
        ",",
        [0x93],
        "x",
        [0x94],
        [0x96],
        [0xe8],
      ),
      "Café café Ã©",
      "“x”–è",
    ],
  ])("%s", (_, file, name, text) => {
    expect(read(file)).toEqual([
      ["name", "text"],
      [name, text],
    ]);
  });
});
