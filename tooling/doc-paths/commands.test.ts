import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { namedCommands, proofOf, provedCommands } from "./commands.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const table = "docs/commands.md";
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "apps/api/catalogue/README.md",
  ...readdirSync(join(root, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`)
    .filter((file) => file !== table),
];
const named = documents.flatMap((document) =>
  namedCommands(read(document)).map((each) => ({ ...each, document })),
);
const proved = provedCommands(read(table));

it("finds commands in code marks and blocks, without pnpm's own start and comments", () => {
  const text = [
    "Run `npx -y pnpm@1.2.3 start`, then `DRY_RUN=1 .ci/release shop`; `pnpm` and `node:sqlite` are none.",
    "```sh",
    "pnpm bench --strict     exit code 1",
    "  --only    parts",
    "```",
  ].join("\n");
  expect(namedCommands(text)).toEqual([
    { command: "pnpm start", line: 1 },
    { command: "DRY_RUN=1 .ci/release shop", line: 1 },
    { command: "pnpm bench --strict", line: 3 },
  ]);
});

it("takes the row with the most words", () => {
  const rows = provedCommands("| `pnpm ops` | one |\n| `pnpm ops files` | two |");
  expect(proofOf("pnpm ops files copy", rows)?.proof).toBe("two");
  expect(proofOf("pnpm opsx", rows)).toBeUndefined();
});

it(`says in ${table} how each command of the documents was proved`, () => {
  const without = named.filter(({ command }) => proofOf(command, proved) === undefined);
  expect(without.map(({ document, line, command }) => `${document}:${line} ${command}`)).toEqual([]);
});

it(`has no row in ${table} for a command that no document names`, () => {
  const used = new Set(named.map(({ command }) => proofOf(command, proved)?.command));
  expect(proved.filter(({ command }) => !used.has(command)).map(({ command }) => command)).toEqual([]);
});

it("proves each by files that exist, by hand with a day, or says that it was not run and why", () => {
  const bad = proved.filter(({ proof }) => {
    const files = [...proof.matchAll(/`([^`\s]+\.(?:ts|yml|md|json))`/g)].map(([, file = ""]) => file);
    const isSaid =
      files.length > 0 || /^By hand, \d{1,2} \w+ \d{4}: /.test(proof) || /^Not run: /.test(proof);
    return !isSaid || files.some((file) => !existsSync(join(root, file)));
  });
  expect(bad.map(({ command, line }) => `${table}:${line} ${command}`)).toEqual([]);
});

it("names only scripts of package.json after pnpm", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const known = new Set([...Object.keys(scripts), "audit", "--filter", "install"]);
  const unknown = named.filter(({ command }) => {
    const [program, word = ""] = command.split(" ");
    return program === "pnpm" && !known.has(word);
  });
  expect(unknown.map(({ document, line, command }) => `${document}:${line} ${command}`)).toEqual([]);
});
