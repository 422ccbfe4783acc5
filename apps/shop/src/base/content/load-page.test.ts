import { plainText } from "@precise/contract/pages/markdown";
import { describe, expect, it } from "vitest";
import { pageWith } from "./load-page.ts";

const file = {
  ...{ title: "About", description: "Who we are.", lead: "We sell lights.", note: "Sample text" },
  ...{ figures: [{ value: "3", label: "showrooms" }], sections: [] },
};
const set = {
  ...{
    title: "About Ada Lights",
    description: "Lights from Yaba.",
    lead: "We light Yaba.",
    note: "",
    figures: "",
  },
  sections: "## Who we are\n\nTwo sisters and **a lamp**.\n\n## Where\n\n[Come by](/showroom).",
};

describe("a page whose texts were set at the desk", () => {
  it("says them, and nothing of the file's that was emptied", () => {
    const page = pageWith("about", file, set) as unknown as {
      title: string;
      figures: unknown[];
      sections: { title: string; text: Parameters<typeof plainText>[0] }[];
    };
    expect(page).not.toHaveProperty("note");
    expect([page.title, page.figures]).toEqual(["About Ada Lights", []]);
    expect(page.sections.map(({ title, text }) => [title, plainText(text)])).toEqual([
      ["Who we are", "Two sisters and a lamp."],
      ["Where", "Come by."],
    ]);
  });

  it("keeps what only its file names: the film of the advert", () => {
    const advert = { title: "Advert", transcript: "No voice.", video: { seconds: 25 } };
    const texts = {
      title: "Our film",
      description: "A film.",
      lead: "25 seconds.",
      transcript: "It is quiet.",
    };
    expect(pageWith("tv-ad", advert, texts)).toMatchObject({ title: "Our film", video: { seconds: 25 } });
  });

  it("that this version cannot read are left to the file", () => {
    expect(pageWith("about", file, { ...set, sections: "No heading" })).toBe(file);
  });
});
