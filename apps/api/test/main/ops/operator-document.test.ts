import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operatorTable } from "#api/main/operator-commands.ts";

const forms = operatorTable.flatMap(({ terminal }) => terminal);
const documents = new URL("../../../../../docs/", import.meta.url);
const rows = readFileSync(new URL("operator.md", documents), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "));
const codesOf = (row: string) => [...row.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
/** Every command takes them. */
const everywhere = ["--json", "--yes", "--as"];

/** The form that a code begins with; `show` beside `questions list` is one of `questions`. */
function formOf(code: string, group: string | undefined) {
  const texts = [`${code} `, `${group} ${code} `];
  return forms
    .filter(({ words }) => texts.some((text) => text.startsWith(`${words} `)))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

/** Forms that a row is about; "and so on" stands for the other kinds of messages. */
function formsOf(row: string) {
  let group: string | undefined;
  return codesOf(row).flatMap((code) => {
    const form = formOf(code, group);
    if (form === undefined) return [];
    const [first, verb] = form.words.split(" ");
    group = first;
    const alike = ["affiliates", "briefs", "questions"].map((kind) => `${kind} ${verb}`);
    return [form, ...(row.includes("and so on") ? forms.filter(({ words }) => alike.includes(words)) : [])];
  });
}

it("docs/operator.md has every command", () => {
  const named = new Set(rows.flatMap(formsOf));
  expect(forms.filter((form) => !named.has(form)).map(({ words }) => words)).toEqual([]);
});

it("docs/operator.md names no option that its command does not take", () => {
  let current: ReturnType<typeof formsOf> = [];
  const wrong = rows.flatMap((row) => {
    // A row that begins with an ellipsis goes on about the command above it.
    if (!row.startsWith("| …")) current = formsOf(row);
    const typed = current.flatMap(({ typed = {} }) => Object.values(typed).map(({ as }) => as.split(" ")[0]));
    const options = codesOf(row).flatMap((code) => code.match(/(?<![\w-])--[a-z-]+/g) ?? []);
    return current.length === 0
      ? []
      : options.filter((option) => !everywhere.includes(option) && !typed.includes(option));
  });
  expect(wrong).toEqual([]);
});

it("every other document gives commands that there are", () => {
  const wrong = readdirSync(documents).flatMap((name) => {
    if (!name.endsWith(".md")) return [];
    const text = readFileSync(new URL(name, documents), "utf8");
    const commands = [...text.matchAll(/\b(?:ops\.ts|pnpm ops)(?: --yes)? ([a-z][^`\n]*)/g)];
    return commands.flatMap(([, command = ""]) => {
      const isGroup = forms.some(({ words }) => words.startsWith(`${command} `));
      return isGroup || formOf(command, undefined) ? [] : [`${name}: ${command}`];
    });
  });
  expect(wrong).toEqual([]);
});
