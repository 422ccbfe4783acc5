import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plainWordsIn, readAllowed, readForbidden, readPlain, wordsIn } from "./find-words.ts";
import { codeOf, filesOf, listFile, places } from "./places.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const forbidden = readForbidden(readFileSync(listFile(root, "forbidden-words.txt"), "utf8"));
const allowed = readAllowed(readFileSync(listFile(root, "allowed-texts.txt"), "utf8"));

describe.each(places)("texts for people in %s", { timeout: 30_000 }, (place) => {
  const files = filesOf(root, place);
  const words = forbidden.filter((word) => word.places.includes(place));

  it("use the words of docs/glossary.md", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => wordsIn(file, read(file), words, allowed))).toEqual([]);
  });
});

it("comments and texts of code say plain words", () => {
  const words = readPlain(readFileSync(listFile(root, "plain-words.txt"), "utf8"));
  const files = codeOf(root);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => plainWordsIn(file, read(file), words))).toEqual([]);
});

it("allows only texts that are there", () => {
  const gone = allowed.filter(
    ({ file, text }) => !(existsSync(join(root, file)) && read(file).includes(text)),
  );
  expect(gone).toEqual([]);
});

describe("a forbidden word", () => {
  const list = readForbidden(
    "shop | article number* | item number\nshop | e mail | e-mail\nshop | mail | e-mail",
  );
  const found = (file: string, source: string, texts = "") => wordsIn(file, source, list, readAllowed(texts));

  it("is found with its line and what to say, in strings, templates, attributes and JSX", () => {
    const source = [
      'const a = "Articles";',
      "const b = `Two Article numbers`;",
      'const c = <p title="By mail">Give the article',
      "  number</p>;",
    ].join("\n");
    expect(found("a.tsx", source)).toEqual([
      'a.tsx:2 "Article numbers": say "item number"',
      'a.tsx:3 "mail": say "e-mail"',
      'a.tsx:3 "article number": say "item number"',
    ]);
  });

  it("is no fault in names of code, imports, errors for us, SQL, or as part of another word", () => {
    const source = [
      'import x from "./Article number";',
      'const mail = "mail";',
      'throw new Error("no mail server");',
      "const q = `select mail from outbox`;",
      'const ok = "By e-mail, mailbox";',
      '<input autoComplete="home mail" />;',
    ].join("\n");
    expect(found("a.tsx", source)).toEqual([]);
  });

  it("is found in documents outside of code marks, addresses and keys", () => {
    expect(found("a.md", "mail: one\nSee `the mail` and [it](by-mail.md) by mail\n")).toEqual([
      'a.md:2 "mail": say "e-mail"',
    ]);
  });

  it("may stay where the list of allowed texts says so", () => {
    const source = 'const spec = "Our mail";\nconst own = "Our mails, by mail";';
    expect(found("a.ts", source, "a.ts | Our mail | SPEC")).toEqual(['a.ts:2 "mail": say "e-mail"']);
  });

  it("needs a known place, its replacement, and an allowed text its reason", () => {
    expect(() => readForbidden("cellar | mail | e-mail")).toThrow("cannot be read");
    expect(() => readForbidden("shop | mail |")).toThrow("cannot be read");
    expect(() => readAllowed("a.ts | Our mail")).toThrow("gives no reason");
  });
});

describe("a word that is not plain", () => {
  const words = readPlain("what waits | what is waiting\nsomebody* | someone");
  const found = (source: string) => plainWordsIn("a.ts", source, words);

  it("is found in comments, also over the end of a line, and in texts, but not in names", () => {
    expect(found("/**\n * Says what\n * waits.\n */\nconst somebody = 1; // somebody's")).toEqual([
      'a.ts:2 "what * waits": say "what is waiting"',
      'a.ts:5 "somebody": say "someone"',
    ]);
    expect(found('const a = "Somebody else";')).toEqual(['a.ts:1 "Somebody": say "someone"']);
  });

  it("needs its replacement", () => {
    expect(() => readPlain("anew |")).toThrow("cannot be read");
  });
});
