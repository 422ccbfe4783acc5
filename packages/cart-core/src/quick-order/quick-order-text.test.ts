import { describe, expect, it } from "vitest";
import { readQuickOrderTable, readQuickOrderText } from "./quick-order-text.ts";

/** The likeliest reading of the first line as "sku|quantity|side mark". */
function likeliest(text: string): string {
  const [first] = readQuickOrderText(text);
  if (first?.kind !== "asked") return first?.kind ?? "nothing";
  const [reading] = first.readings;
  return reading ? written(reading) : "no reading";
}

function written({
  sku,
  quantity,
  sideMark,
}: Extract<ReturnType<typeof readQuickOrderText>[number], { kind: "asked" }>["readings"][number]) {
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
    ['"PR-1" 5', '"PR-1"|5'],
    ["- PR-1 5", "PR-1|5"],
    ["• PR-1 5", "PR-1|5"],
    ["1. PR-1 5", "PR-1|5"],
    ["3) PR-1 5", "PR-1|5"],
    ["1,PR-1,5", "PR-1|5"],
    ["\ufeffPR-1 5", "PR-1|5"],
    ["PR-1 5 Kitchen island", "PR-1|5|Kitchen island"],
    ["PR-1,5,Kitchen island", "PR-1|5|Kitchen island"],
    ["PR-1;5;'=Kitchen", "PR-1|5|=Kitchen"],
    ["Brass pendant PR-1 5", "PR-1|5"],
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
    ["PR-1,abc", "PR-1|not-a-number"],
    ["PR-1,=1+1", "PR-1|formula"],
    ["   ", "blank"],
  ])("%j is read as %s", (text, reading) => {
    expect(likeliest(text)).toBe(reading);
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
    ["Project: Lekki tower", "Project: Lekki tower|none"],
    ["PR-PD-IKJ30-WH, 3, Ikeja Dome Pendant, White", "PR-PD-IKJ30-WH|3|Ikeja Dome Pendant White"],
    ["Ikeja Dome Pendant 300 mm, White, PR-PD-IKJ30-WH, 3", "PR-PD-IKJ30-WH|3"],
    ['"Ikeja Dome Pendant 300 mm, White",3', "Ikeja Dome Pendant 300 mm, White|3"],
  ])("%j, a name with commas, is read as %s", (text, reading) => {
    expect(likeliest(text)).toBe(reading);
  });

  it("of two numbers may have the article first or last", () => {
    const [line] = readQuickOrderText("100234 5");
    expect(line?.kind === "asked" && line.readings.map(written)).toEqual(["100234|5", "5|100234"]);
  });

  it("whose article is written with blanks is also read as a whole", () => {
    const [line] = readQuickOrderText("PR CH ADN60 BB 4");
    expect(line?.kind === "asked" && line.readings.map(written)).toContain("PR CH ADN60 BB|4");
  });
});

describe("pasted text", () => {
  it("counts every line, blank ones too, and the last break begins none", () => {
    const rows = readQuickOrderText("PR-1 5\r\n\r\nPR-2 3\n");
    expect(rows.map(({ row, kind }) => [row, kind])).toEqual([
      [1, "asked"],
      [2, "blank"],
      [3, "asked"],
    ]);
  });

  it.each([
    ["Qty,SKU,Side mark\n5,PR-1,Hall", "PR-1|5|Hall"],
    ["No.;Item Code;Description;Quantity\n1;PR-1;Brass pendant 60;5", "PR-1|5"],
    ["QTY\tDescription\tCode\n5\tLamp\tPR-1", "PR-1|5"],
  ])("with the heading of %j is read by its columns", (text, reading) => {
    const [heading, line] = readQuickOrderText(text);
    expect(heading?.kind).toBe("heading");
    expect(line?.kind === "asked" && line.readings.map(written)).toEqual([reading]);
  });

  it("may have its heading again further down", () => {
    const kinds = readQuickOrderText("SKU,Qty\nPR-1,2\nSKU,Qty\nPR-2,3").map(({ kind }) => kind);
    expect(kinds).toEqual(["heading", "asked", "heading", "asked"]);
  });

  it("under a heading reports a row without an article or without a number", () => {
    const rows = readQuickOrderText("SKU,Qty\n,5\nPR-1,\nPR-2,many");
    expect(rows.slice(1).map((row) => row.kind === "asked" && row.readings.map(written))).toEqual([
      ["|5"],
      ["PR-1|none"],
      ["PR-2|not-a-number"],
    ]);
  });
});

describe("a file's table", () => {
  it("of one column may hold whole lines", () => {
    const [line] = readQuickOrderTable([["2 x PR-1"]]);
    expect(line?.kind === "asked" && line.readings.map(written)[0]).toBe("PR-1|2");
  });

  it("of one column may have a heading of lines", () => {
    const rows = readQuickOrderTable([["SKU Qty"], ["PR-1 5"]]);
    expect(rows.map((row) => (row.kind === "asked" ? row.readings.map(written) : row.kind))).toEqual([
      "heading",
      ["PR-1|5"],
    ]);
  });

  it("keeps the title of a list whole, above its rows and between them", () => {
    const rows = readQuickOrderTable([
      ["Item", "Qty"],
      ["Project: Lekki tower", ""],
      ["PR-1", "4"],
    ]);
    expect(rows.slice(1).map((row) => row.kind === "asked" && row.readings.map(written))).toEqual([
      ["Project: Lekki tower|none"],
      ["PR-1|4"],
    ]);
  });

  it("without a heading may part a name and its finish", () => {
    const [row] = readQuickOrderTable([
      ["Ikeja Dome Pendant 300 mm", " White", "3"],
      ["PR-1", "2", "Hall"],
    ]);
    expect(row?.kind === "asked" && row.readings.map(written)[0]).toBe("Ikeja Dome Pendant 300 mm, White|3");
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
        .map((row) => row.kind === "asked" && row.readings.map(written)[0]);
    expect(counts("5")).toEqual(["PR-1|unclear", "PR-2|5"]);
    expect(counts("1,000,000")).toEqual(["PR-1|1000", "PR-2|1000000"]);
    expect(counts("0,500")).toEqual(["PR-1|unclear", "PR-2|not-whole"]);
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
    expect(rows.map((row) => (row.kind === "asked" ? row.readings.map(written)[0] : row.kind))).toEqual([
      "heading",
      "PR-1|4",
      "PR-2|1|Hall",
      "blank",
    ]);
  });
});
