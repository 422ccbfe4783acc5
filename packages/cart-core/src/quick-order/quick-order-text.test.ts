import { describe, expect, it } from "vitest";
import { readQuickOrderTable, readQuickOrderText } from "./quick-order-text.ts";

type Row = ReturnType<typeof readQuickOrderText>[number];

/** The likeliest reading of the first line as "sku|quantity|side mark". */
function likeliest(text: string): string | undefined {
  return readingsOf(readQuickOrderText(text)[0])[0];
}

/** Every reading of the first line, the likeliest first. */
function everyReading(text: string): string {
  return readingsOf(readQuickOrderText(text)[0]).join(" or ");
}

/** Every reading of a row, or what the row is instead. */
function readingsOf(row: Row | undefined): readonly string[] {
  return row?.kind === "asked" ? row.readings.map(written) : [row?.kind ?? "nothing"];
}

function written({ sku, quantity, sideMark }: Extract<Row, { kind: "asked" }>["readings"][number]) {
  const count = quantity === null ? "none" : quantity.ok ? String(quantity.value) : quantity.code;
  return [sku, count, ...(sideMark === undefined ? [] : [sideMark])].join("|");
}

describe("a pasted line", () => {
  it.each([
    ["PR-1 5", "PR-1|5"],
    ["PR-1\t5", "PR-1|5"],
    ["PR-1,5", "PR-1|5"],
    ["PR-1, 5", "PR-1|5"],
    ["PR-1;5", "PR-1|5"],
    ["PR-1 | 5", "PR-1|5"],
    ["5 PR-1", "PR-1|5"],
    ["5,PR-1", "PR-1|5"],
    ["5\tPR-1", "PR-1|5"],
    ["2 x PR-1", "PR-1|2"],
    ["2x PR-1", "PR-1|2"],
    ["2 × PR-1", "PR-1|2"],
    ["2*PR-1", "PR-1|2"],
    ["PR-1 x2", "PR-1|2"],
    ["PR-1 x 2", "PR-1|2"],
    ["PR-1 × 2", "PR-1|2"],
    ["PR-1*2", "PR-1|2"],
    ["PR-60X60 x 2", "PR-60X60|2"],
    ["PR-1: 12", "PR-1|12"],
    ["PR-1 = 12", "PR-1|12"],
    ["PR-1 - 12", "PR-1|12"],
    ["PR-1 (12)", "PR-1|12"],
    ["PR-1 12 pcs", "PR-1|12"],
    ["12 pcs PR-1", "PR-1|12"],
    ["PR-1 1,000", "PR-1|1000"],
    ["PR-1,1,000", "PR-1|unclear"],
    ['PR-1,"1,000"', "PR-1|1000"],
    ["PR-1 1 000", "PR-1|1000"],
    ["1,000 x PR-1", "PR-1|1000"],
    ['"PR-1","5"', "PR-1|5"],
    ["- PR-1 5", "PR-1|5"],
    ["• PR-1 5", "PR-1|5"],
    ["1. PR-1 5", "PR-1|5"],
    ["3) PR-1 5", "PR-1|5"],
    ["1,PR-1,5", "PR-1|5 or 1|5 or 5|1"],
    ["\ufeffPR-1 5", "PR-1|5"],
    [
      "PR-1 5 Kitchen island",
      "PR-1|5|Kitchen island or Kitchen|5|island or island|5 or PR-1 Kitchen island|5",
    ],
    ["PR-1,5,Kitchen island", "PR-1|5|Kitchen island or Kitchen island|5"],
    ["PR-1;5;'=Kitchen", "PR-1|5|=Kitchen or =Kitchen|5"],
    ["Brass pendant PR-1 5", "PR-1|5 or Brass|5 or pendant|5 or Brass pendant PR-1|5"],
    ["PR-1", "PR-1|none"],
    ["PR-1,", "PR-1|none"],
    ["PR-1 0", "PR-1|zero"],
    ["PR-1 -5", "PR-1|negative"],
    ["PR-1 2.5", "PR-1|not-whole"],
    ["PR-1 1.000", "PR-1|unclear"],
    ["PR-1;0,500", "PR-1|not-whole"],
    ["PR-1;1,000", "PR-1|unclear"],
    ["PR-1\t0,500", "PR-1|not-whole"],
    ["PR-1 0,500", "PR-1|not-whole"],
    ["PR-1,abc", "PR-1|not-a-number or abc|not-a-number"],
    ["PR-1,=1+1", "PR-1|formula"],
    ["   ", "blank"],
    ["-  2 x PR-1", "PR-1|2"],
    ["12. PR-1 5", "PR-1|5"],
    ["1. PR-1", "PR-1|not-a-number or 1.|not-a-number or 1. PR-1|not-a-number"],
    ["-PR-1 5", "-PR-1|5"],
    ["12 x PR-1", "PR-1|12"],
    ["12x PR-1", "PR-1|12"],
    ["12 × PR-1", "PR-1|12"],
    ["12*PR-1", "PR-1|12"],
    ["PR-1*12 Hall", "PR-1|12|Hall or Hall|12 or PR-1 Hall|12"],
    ["PR-1 x12 Hall", "PR-1|12|Hall or Hall|12 or PR-1 Hall|12"],
    ["PR-1 x 12 Hall", "PR-1|12|Hall or Hall|12 or PR-1 Hall|12"],
    ["PR-1 (5) Hall room", "PR-1|5|Hall room or Hall|5|room or room|5 or PR-1 Hall room|5"],
    ["PR-1 (4 pcs)", "PR-1|4"],
    ["PR-1 (4 PCS)", "PR-1|4"],
    ["12 PCS PR-1", "PR-1|12"],
    ["PR-1 (5) pcs", "PR-1|5"],
    ["PR-1 -> 12", "PR-1|12"],
    ["PR-1 → 12", "PR-1|12"],
    ["PR-1:12", "PR-1|12"],
    ["PR-1=12", "PR-1|12"],
    ["A=1:12 PR-1", "PR-1|not-a-number or A=1:12|not-a-number or A=1:12 PR-1|not-a-number"],
    ["PR-1, 5, Hall", "PR-1|5|Hall or Hall|5"],
    ["PR-1 5,", "PR-1|5"],
    ["PR-1 5, ,", "PR-1|5"],
    ["5", "5|none"],
    ["5,", "5|none"],
    ["12 pc PR-1", "PR-1|12"],
    ["12 ea. PR-1", "PR-1|12"],
    ["12 000 PR-1", "PR-1|12000"],
    ["PR-1 1 000 000", "PR-1|1000000"],
    ["PR-1 1 000 Hall", "PR-1|1000|Hall or Hall|1000 or PR-1 Hall|1000"],
    ['"PR-1 5"', "PR-1|5"],
    ['PR-1 "5"', 'PR-1|not-a-number or "5"|not-a-number or PR-1 "5"|not-a-number'],
    ['"PR-1","say ""hi""",5', 'PR-1|5 or say "hi"|5'],
    ['"PR-1","Hall, left",5', "PR-1|5 or Hall, left|5"],
    ['"PR-1" x,5', '"PR-1" x|5'],
    ['"PR-1",5,""', "PR-1|5"],
    ["Hall,PR-1,5,100", "PR-1|5 or Hall|100 or 5|100 or 100|5"],
    ["PR-1,1,200,Hall", "PR-1|1 or Hall|1 or 1|200|Hall or 200|1|Hall"],
    ["PR-1,12,000", "PR-1|unclear"],
    ["PR-1,1,000 ", "PR-1|unclear"],
    ["PR-1 00,500", "PR-1|not-whole"],
    ["PR-1 0,500 Hall", "PR-1|not-whole|Hall or Hall|not-whole or PR-1 Hall|not-whole"],
    ["PR-1 0,500 pcs", "PR-1|not-whole"],
    ["PR-1 0,500,000", "PR-1|not-a-number or 0.500.000|not-a-number or PR-1 0.500.000|not-a-number"],
    ["A1* Hall 5", "A1*|5 or Hall|5 or A1* Hall|5"],
    ["Hall, Bar", "Hall, Bar|none or Hall|not-a-number or Bar|not-a-number or Hall Bar|not-a-number"],
    [
      ", Dome Pendant",
      "Dome Pendant|none or Dome|not-a-number or Pendant|not-a-number or Dome Pendant|not-a-number",
    ],
    ['"PR-1" 5', '"PR-1"|5'],
    ['"PR-1"\t5', "PR-1|5"],
    ['PR-1,"ab",5', "PR-1|5 or ab|5"],
    ['5" PR-1,"a",2', '5" PR-1|2 or a|2'],
    ["PR-1 12,000", "PR-1|12000"],
    ["PR-1 1,000,000", "PR-1|1000000"],
    ["PR-1 5 Hall 7", "PR-1|5 or Hall|7 or PR-1 Hall|7 or 5|7 or 7|5"],
    ["Brass PR-1 5 Kitchen", "PR-1|5|Kitchen or Brass|5 or Kitchen|5 or Brass PR-1 Kitchen|5"],
    ["PR-1 Hall 5 Kitchen", "PR-1|5 or Hall|5|Kitchen or Kitchen|5 or PR-1 Hall Kitchen|5"],
    ["5 7 PR-1", "PR-1|5 or 5|7|PR-1 or 7|5|PR-1"],
    ["PR-1 Hall 5 7", "PR-1|7 or Hall|5 or PR-1 Hall|7 or 5|7 or 7|5"],
    ["PR-1 E27 3", "PR-1|3 or E27|3 or PR-1 E27|3"],
    ["a b c d e f g h 5", "a|5 or b|5 or c|5 or d|5 or e|5 or f|5"],
    ["PR-1\ufeff5", "PR-1|5"],
    ["Dome Pendant;White;3", "Dome Pendant|3 or White|3"],
    ['"Dome, White",many', "Dome, White|not-a-number or many|not-a-number"],
    [
      "Dome Pendant,",
      "Dome Pendant|none or Dome|not-a-number or Pendant|not-a-number or Dome Pendant|not-a-number",
    ],
    ["4,Dome Pendant,White,7", "Dome Pendant|7 or White|7 or 4|7 or 7|4"],
    [", 4, Dome Pendant , White", "Dome Pendant, White|4"],
    ["PR-1 #N/A", "PR-1|fault"],
  ])("%j may be read as %s", (text, readings) => {
    expect(everyReading(text)).toBe(readings);
  });

  it.each([
    ["3 pcs of Ikeja Dome Pendant 300 mm, White", "Ikeja Dome Pendant 300 mm, White|3"],
    ["Ikeja Dome Pendant 300 mm, White", "Ikeja Dome Pendant 300 mm, White|none"],
    ["Ikeja Dome Pendant 300 mm, White, 4", "Ikeja Dome Pendant 300 mm, White|4"],
    ["4, Ikeja Dome Pendant 300 mm, White", "Ikeja Dome Pendant 300 mm, White|4"],
    ["Ikeja Dome Pendant 300 mm, White x 4", "Ikeja Dome Pendant 300 mm, White|4"],
    ["Ikeja Dome Pendant 300 mm, White 4 pcs", "Ikeja Dome Pendant 300 mm, White|4"],
    ["Ikeja Dome Pendant 300 mm, White, 4, Kitchen", "Ikeja Dome Pendant 300 mm, White|4|Kitchen"],
    ["2. Line Rocker Switch 3-Gang, White: 12", "Line Rocker Switch 3-Gang, White|12"],
    ["1,200 x LED Bulb 9 W E27, Warm White", "LED Bulb 9 W E27, Warm White|1200"],
    ["Rail Track Kit, Three Spots, Matt Black (5)", "Rail Track Kit, Three Spots, Matt Black|5"],
    ["LED Driver 24 V, 100 W", "LED Driver 24 V, 100 W|none"],
    ["24 V LED Driver, 100 W", "24 V LED Driver, 100 W|none"],
    ["Delta LED Panel 600 x 600", "Delta LED Panel 600 x 600|none"],
    ["Delta LED Panel 600 x 600 x 3", "Delta LED Panel 600 x 600|3"],
    ["Delta LED Panel 600x600", "Delta LED Panel 600x600|none"],
    ["Delta LED Panel 600x600 x 3", "Delta LED Panel 600x600|3"],
    ["Delta LED Panel 600x600x3", "Delta LED Panel 600x600x3|none"],
    ["Delta LED Panel 600×600", "Delta LED Panel 600×600|none"],
    ["Delta LED Panel 600×600 × 3", "Delta LED Panel 600×600|3"],
    ["Delta Panel of 600x600", "Delta Panel of 600x600|none"],
    ["Delta LED Panel x 60 x 60", "Delta LED Panel x 60 x 60|none"],
    ["Delta LED Panel 1.5 x 600", "Delta LED Panel 1.5|600"],
    ["Ikeja Dome Pendant, x 4", "Ikeja Dome Pendant|4"],
    ["Ikeja Dome Pendant, → 4", "Ikeja Dome Pendant|4"],
    ["Ikeja Dome Pendant (4 pcs)", "Ikeja Dome Pendant|4"],
    ["Ikeja Dome Pendant 4 PCS", "Ikeja Dome Pendant|4"],
    ["Ikeja Dome  Pendant  4 ", "Ikeja Dome Pendant|4"],
    ["  - Ikeja Dome Pendant 4,", "Ikeja Dome Pendant|4"],
    ["12. Ikeja Dome Pendant 4", "Ikeja Dome Pendant|4"],
    ["Ikeja 2. Dome Pendant 4", "Ikeja 2. Dome Pendant|4"],
    ["Project: Lekki tower", "Project: Lekki tower|none"],
    ["PR-PD-IKJ30-WH, 3, Ikeja Dome Pendant, White", "PR-PD-IKJ30-WH|3|Ikeja Dome Pendant White"],
    ["Ikeja Dome Pendant 300 mm, White, PR-PD-IKJ30-WH, 3", "PR-PD-IKJ30-WH|3"],
    ['"Ikeja Dome Pendant 300 mm, White",3', "Ikeja Dome Pendant 300 mm, White|3"],
  ])("%j, a name with commas, is read as %s", (text, reading) => {
    expect(likeliest(text)).toBe(reading);
  });

  it("of two numbers may have the article first or last", () => {
    expect(everyReading("100234 5")).toBe("100234|5 or 5|100234");
  });

  it("whose article is written with blanks is also read as a whole", () => {
    expect(everyReading("PR CH ADN60 BB 4")).toContain("PR CH ADN60 BB|4");
  });
});

describe("pasted text", () => {
  it("counts every line, blank ones too, and the last break begins none", () => {
    const kinds = (text: string) => readQuickOrderText(text).map(({ row, kind }) => `${row} ${kind}`);
    expect(kinds("PR-1 5\r\n\r\nPR-2 3\n")).toEqual(["1 asked", "2 blank", "3 asked"]);
    expect(kinds("PR-1 5\n\nPR-2 3")).toEqual(["1 asked", "2 blank", "3 asked"]);
    expect(kinds("PR-1 5\nPR-2 3\n")).toEqual(["1 asked", "2 asked"]);
  });

  it("with a hundred thousand blanks in it is read as soon as any other", () => {
    const blanks = " ".repeat(100_000);
    expect(likeliest(`PR-1${blanks}5`)).toBe("PR-1|5");
    expect(likeliest(`${blanks}, 5${blanks}pcs${blanks}PR-1${blanks},`)).toBe("PR-1|5");
  });

  it("says in which word of a line a fault stands", () => {
    expect(readQuickOrderText("PR-1 #N/A")[0]).toMatchObject({ readings: [{ sku: "PR-1", faultAt: 1 }] });
  });

  it("with a semicolon anywhere may write decimal commas", () => {
    const counts = (text: string) => readQuickOrderText(text).flatMap(readingsOf);
    expect(counts("PR-1;1,000\nPR-2 5")).toEqual(["PR-1|unclear", "PR-2|5"]);
    expect(counts("PR-1; 1,000\nPR-2; 1,000,000")).toEqual(["PR-1|1000", "PR-2|1000000"]);
  });

  it.each([
    ["Qty,SKU,Side mark\n5,PR-1,Hall", "PR-1|5|Hall"],
    ["No.;Item Code;Description;Quantity\n1;PR-1;Brass pendant 60;5", "PR-1|5"],
    ["SKU,Qty,Side mark\nPR-1", "PR-1|none"],
    ["SKU,Note\nPR-1,5", "PR-1|none|5"],
    ["Note,Qty,SKU\nHall,5", "|5|Hall"],
    ["SKU Qty\n  1. PR-1 5", "PR-1|5"],
    ['SKU,Note,Qty\n"PR-1" , "Hall, left" ,5', "PR-1|5|Hall, left"],
    ["QTY\tDescription\tCode\n5\tLamp\tPR-1", "PR-1|5"],
  ])("with the heading of %j is read by its columns", (text, reading) => {
    const [heading, line] = readQuickOrderText(text);
    expect(heading?.kind).toBe("heading");
    expect(readingsOf(line)).toEqual([reading]);
  });

  it("with a heading of quantities alone is read line by line", () => {
    expect(readQuickOrderText("Qty\nPR-1 5").flatMap(readingsOf)).toEqual(["heading", "PR-1|5"]);
  });

  it("may have its heading again further down", () => {
    const kinds = (text: string) => readQuickOrderText(text).map(({ kind }) => kind);
    expect(kinds("SKU,Qty\nPR-1,2\nSKU,Qty\nPR-2,3")).toEqual(["heading", "asked", "heading", "asked"]);
    expect(kinds("PR-1 2\nItem\nPR-2 3")).toEqual(["asked", "asked", "asked"]);
  });

  it("under a heading reports a row without an article or without a number", () => {
    const rows = readQuickOrderText("SKU,Qty\n,5\nPR-1,\nPR-2,many");
    expect(rows.slice(1).flatMap(readingsOf)).toEqual(["|5", "PR-1|none", "PR-2|not-a-number"]);
  });
});

describe("a file's table", () => {
  it("of one column may hold whole lines", () => {
    const rows = readQuickOrderTable([["", "2 x PR-1"], [""], ["", "PR-2 #N/A"]]);
    expect(rows).toEqual([
      {
        kind: "asked",
        row: 1,
        text: "2 x PR-1",
        readings: [{ sku: "PR-1", quantity: { ok: true, value: 2 } }],
      },
      { kind: "blank", row: 2 },
      {
        kind: "asked",
        row: 3,
        text: "PR-2 #N/A",
        readings: [{ sku: "PR-2", quantity: { ok: false, code: "fault" }, faultAt: 1 }],
      },
    ]);
  });

  it("of one column may have a heading of lines", () => {
    const rows = readQuickOrderTable([["SKU Qty"], ["PR-1 5"]]);
    expect(rows.flatMap(readingsOf)).toEqual(["heading", "PR-1|5"]);
  });

  it("keeps the title of a list whole, above its rows and between them", () => {
    const rows = readQuickOrderTable([
      ["Item", "Qty"],
      ["Project: Lekki tower", ""],
      ["PR-1", "4"],
    ]);
    expect(rows.slice(1).flatMap(readingsOf)).toEqual(["Project: Lekki tower|none", "PR-1|4"]);
  });

  it("without a heading may part a name and its finish", () => {
    const [name, blank, number] = readQuickOrderTable([
      ["Ikeja Dome Pendant 300 mm", " White ", " ", "3"],
      [" ", "\u00a0"],
      ["Brass", "PR-1", "2", "Hall"],
    ]);
    expect(name).toMatchObject({ text: "Ikeja Dome Pendant 300 mm,  White , 3" });
    expect(readingsOf(name)[0]).toBe("Ikeja Dome Pendant 300 mm, White|3");
    expect(blank).toEqual({ kind: "blank", row: 2 });
    expect(readingsOf(number)).toEqual(["PR-1|2|Hall", "Brass|2", "Hall|2"]);
  });

  it("whose cells are parted by semicolons may write decimal commas", () => {
    const counts = (second: string) =>
      readQuickOrderTable(
        [
          ["SKU", "Qty"],
          ["PR-1", "1,000"],
          ["PR-2", second],
        ],
        true,
      )
        .slice(1)
        .flatMap(readingsOf);
    expect(counts("5")).toEqual(["PR-1|unclear", "PR-2|5"]);
    expect(counts(" 1,000,000 ")).toEqual(["PR-1|1000", "PR-2|1000000"]);
    expect(counts("0,500")).toEqual(["PR-1|unclear", "PR-2|not-whole"]);
    expect(readQuickOrderTable([["PR-1", "1,000"]]).flatMap(readingsOf)).toEqual(["PR-1|1000"]);
  });

  it.each([
    [
      [
        ["Code", "Room", "Qty"],
        ["A-1", "Hall", "#N/A"],
      ],
      1,
      2,
    ],
    [
      [
        ["Code", "Room", "Qty"],
        ["#REF!", "Hall", "5"],
      ],
      1,
      0,
    ],
    [[["", "A-1", "=5+5"]], 0, 2],
    [[["", "#N/A", "5"]], 0, 1],
    [
      [
        ["A-1", "2"],
        ["", "", "#N/A"],
      ],
      1,
      2,
    ],
  ])("says in which cell of %j a fault stands", (rows, at, place) => {
    const row = readQuickOrderTable(rows)[at];
    expect(row?.kind === "asked" && row.readings[0]?.faultAt).toBe(place);
  });

  it("keeps empty cells in their places under a heading", () => {
    const rows = readQuickOrderTable([
      ["Room", "SKU", "Qty"],
      ["", "PR-1", "4"],
      ["Hall", "PR-2", "1"],
      ["", "", ""],
    ]);
    expect(rows.flatMap(readingsOf)).toEqual(["heading", "PR-1|4", "PR-2|1|Hall", "blank"]);
  });
});
