import { describe, expect, it } from "vitest";
import { beginPdf } from "#api/platform/pdf/document.ts";
import { page, put, putWrapped } from "#api/platform/pdf/page.ts";
import { pdfText } from "../../fixtures/pdf-text.ts";

const about = { title: "Letters", author: "Precise", date: new Date("2026-11-22T10:00:00Z") };

async function drawn(draw: (doc: PDFKit.PDFDocument) => void): Promise<string> {
  const { doc, finish } = beginPdf(about);
  draw(doc);
  return pdfText(await finish());
}

describe("what a font of our PDFs lacks", () => {
  it.each([
    ["Nneọma 🌸 Obi", "Nneọma Obi"],
    ["🌸 Obi 👩🏾‍💻", "Obi"],
    ["Ọbáfẹ́mi", "Ọbáfẹ́mi"],
    ["Иван Петров", "Ivan Petrov"],
    ["Σοφία", "Sofia"],
    ["أمينة محمد", "Amynh Mhmd"],
    ["李明", "LiMing"],
    ["Lamp \u{10ffff}", "Lamp ?"],
    ["🌸", ":cherry_blossom:"],
  ])("is drawn readable: %j as %j, in a line and in a column", async (text, shown) => {
    const place = { x: page.left, y: page.top };
    const line = await drawn((doc) => put(doc, text, place));
    expect(line.replaceAll("\n", "")).toBe(shown);
    const column = await drawn((doc) => putWrapped(doc, text, { ...place, width: 200 }));
    expect(column.replaceAll("\n", "").replaceAll(" ", "")).toBe(shown.replaceAll(" ", ""));
  });
});

it("measures what it draws", async () => {
  const { doc, finish } = beginPdf(about);
  expect(doc.widthOfString("Иван")).toBe(doc.widthOfString("Ivan"));
  expect(doc.heightOfString("ж".repeat(40), { width: 100 })).toBe(
    doc.heightOfString("zh".repeat(40), { width: 100 }),
  );
  await finish();
});

it("cuts a line at the margin, and breaks a long word within its column", async () => {
  const word = "W".repeat(200);
  const line = await drawn((doc) => put(doc, word, { x: page.left, y: page.top }));
  expect(line).toMatch(/^W{20,90}…$/m);
  const column = await drawn((doc) => putWrapped(doc, word, { x: page.left, y: page.top, width: 150 }));
  expect(Math.max(...column.split("\n").map((each) => each.length))).toBeLessThan(30);
  expect(column.match(/W/g)?.length).toBe(200);
});
