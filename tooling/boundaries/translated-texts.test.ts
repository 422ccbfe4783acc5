import { describe, expect, it } from "vitest";
import { repository } from "./repository.ts";
import { fragileTexts } from "./translated-texts.ts";

const faultsIn = (markup: string) => {
  const path = "packages/ui/src/a.tsx";
  const sources = new Map([[path, `export const A = (p) => ${markup};`]]);
  return fragileTexts({ sources, paths: new Set() }).length;
};

describe("texts of pages that a browser translates", () => {
  it("do not break the page", { timeout: 60_000 }, () => {
    expect(fragileTexts(repository())).toEqual([]);
  });

  it.each([
    ["a text after an element that comes and goes", "<p>{p.on && <b />}Lamp</p>"],
    ["a price after one", "<p>{p.on && <b />} {formatNaira(p.kobo)}</p>"],
    ["a text after a list", "<p>{p.all.map((each) => <b />)}.</p>"],
    ["the words of a component after one", "<button>{p.on && <b />}{children}</button>"],
    ["a text that comes and goes before others", '<p>Lamp {p.on && "on"}</p>'],
    ["one that is empty otherwise", '<p>Lamp{p.on ? ", on" : ""}</p>'],
    ["a text in the place of an element", "<p><i />{p.href ? <a>{p.name}</a> : p.text}</p>"],
  ])("are found: %s", (_, markup) => {
    expect(faultsIn(markup)).toBe(1);
  });

  it.each([
    ["in an element of its own", "<p>{p.on && <b />}<span>Lamp</span></p>"],
    ["that is alone", '<p>{p.on && "on"}</p>'],
    ["that is set as one", '<p>{"Lamp" + (p.on ? ", on" : "")}</p>'],
    ["before what comes and goes", "<p>Lamp {p.on && <b />}</p>"],
    ["of an option, which is set as one", '<option>{p.name}{p.on && "on"}</option>'],
    ["that is white space", "<p>{p.on && <b />} <i /></p>"],
  ])("may be one %s", (_, markup) => {
    expect(faultsIn(markup)).toBe(0);
  });
});
