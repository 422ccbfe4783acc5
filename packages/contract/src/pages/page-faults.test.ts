import { describe, expect, it } from "vitest";
import { pageOfTexts, textsOfPage } from "./page-documents.ts";
import { pageFaults } from "./page-faults.ts";

const opening = { title: "Help", description: "Answers about orders.", lead: "Ask us." };
const board = (members: string) => pageFaults("board", { ...opening, note: "", members });
const terms = (text: string) =>
  pageFaults("terms", { ...opening, updated: "2026-11-28", notice: "", text }).map(({ message }) => message);

describe("a page's texts as its owner writes them", () => {
  it("questions keep the names that links use, and new ones are named by their words", () => {
    const groups =
      "## Orders {#orders}\n\n### How much is delivery? {#delivery-cost}\n\n{delivery-tiers}\r\n\r\nIn total.\n\n### May I collect?\n\nYes.";
    const page = pageOfTexts("help", { ...opening, groups });
    expect(page.groups).toEqual([
      {
        id: "orders",
        title: "Orders",
        questions: [
          { id: "delivery-cost", question: "How much is delivery?", answer: "{delivery-tiers}\n\nIn total." },
          { id: "may-i-collect", question: "May I collect?", answer: "Yes." },
        ],
      },
    ]);
    expect(pageFaults("help", { ...opening, groups })).toEqual([]);
    expect(textsOfPage("help", page).groups).toContain("### May I collect? {#may-i-collect}\n\nYes.");
  });

  it("people have a name, a role and a text, and what is missing is said with their place", () => {
    expect(board("## Ada Obi\n### Chair\n\nChairs the board.")).toEqual([]);
    expect(board("## Ada Obi\n### Chair\n\nChairs.\n\n## Bola Ade\nNo role")).toEqual([
      { field: "members", message: "Person 2, the role, below ###,: is empty." },
    ]);
    expect(board("Ada Obi")[0]?.field).toBe("members");
  });

  it("figures are two parts of a line", () => {
    const page = pageOfTexts("about", {
      ...opening,
      figures: "3 | showrooms\n\n10 years | warranty",
      sections: "",
    });
    expect(page.figures).toEqual([
      { value: "3", label: "showrooms" },
      { value: "10 years", label: "warranty" },
    ]);
  });

  it("an empty text is refused at its field", () => {
    expect(
      pageFaults("design", { ...opening, title: " ", steps: "", gets_title: "You get", gets_items: "" }),
    ).toEqual([
      { field: "title", message: "Is empty." },
      { field: "steps", message: "Needs at least 1." },
      { field: "gets_items", message: "Needs at least 1." },
    ]);
  });

  it.each([
    ["<script>alert(1)</script>", /has HTML/],
    ["Text with <b>bold</b>", /has HTML/],
    ["![a picture](https://example.com/a.png)", /has a picture/],
    ["[here](javascript:alert(1))", /links to javascript:alert\(1\)/],
    ["<javascript:alert(1)>", /links to javascript:/],
    ["[here](//evil.example/a)", /links to \/\/evil.example/],
    ["[here][a]\n\n[a]: javascript:alert(1)", /does not show|links to|do not show/],
    ["[faq](/fags)", /links to \/fags/],
    ["[here](https://)", /links to https:/],
    ["[here](https://ada:secret@lights.example)", /links to https:/],
    ["[here](tel:javascript)", /links to tel:/],
    ["[here](mailto:)", /links to mailto:/],
    ["[here](/search/%zz)", /links to \/search/],
    [`${"> ".repeat(3_000)}words`, /line 1 has .* within one another/i],
    [`First\n\n${"- ".repeat(5_000)}words`, /line 3 has .* within one another/i],
    [
      Array.from({ length: 60 }, (_, deep) => `${" ".repeat(deep * 2)}- words`).join("\n"),
      /within one another/,
    ],
    [`${"*a _b ".repeat(100)}${"_ *".repeat(100)}`, /within one another/],
    ["# Terms", /neither ## nor ###/],
    ["Terms\n===", /neither ## nor ###/],
    ["It costs {delivery-fee}", /no figure of ours/],
    ["```\ncode\n```", /do not show/],
  ])("%s is refused", (text, message) => {
    expect(terms(text).join(" ")).toMatch(message);
  });

  it("headings, lists, tables, notes and links of the shop are not", () => {
    expect(
      terms(
        "## Returns\n\n- [Ask](/faqs#contact)\n- **14 days**\n\n> Note\n\n| A | B |\n|---|---|\n| 1 | {voucher} |",
      ),
    ).toEqual([]);
  });
});
