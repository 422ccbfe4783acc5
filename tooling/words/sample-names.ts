import { type Dirent, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Something that only the sample shop is called, or is reached by. */
export interface SampleName {
  /** What it is of the sample: "company.name". */
  readonly of: string;
  readonly text: string;
  readonly pattern: RegExp;
}

/** The sample content, as far as it names the shop, its places, its people and its bank account. */
interface SampleContent {
  readonly company: {
    readonly name: string;
    readonly legal_name: string;
    readonly address: string;
    readonly phone: string;
    readonly whatsapp: string;
    readonly email: string;
    readonly social: Readonly<Record<string, string>>;
    readonly tax: { readonly tin: string; readonly rc_number: string };
    readonly bank: Readonly<Record<"bank_name" | "account_name" | "account_number", string>>;
  };
  readonly showrooms: readonly Readonly<Record<"id" | "name" | "address" | "phone" | "email", string>>[];
  readonly boards_of_directors: { readonly members: readonly { readonly name: string }[] };
}

/** Every name, address, number and person of the sample content. @param text of `content.json` */
export function sampleNames(text: string): SampleName[] {
  const { company, showrooms, boards_of_directors: board } = JSON.parse(text) as SampleContent;
  const { tax, bank } = company;
  return [
    named("company.name", company.name),
    named("company.name in capitals", company.name.toUpperCase()),
    named("company.legal_name", withoutNote(company.legal_name)),
    named("company.address", streetOf(company.address)),
    number("company.phone", company.phone),
    number("company.whatsapp", company.whatsapp),
    named("company.email", company.email),
    ...Object.entries(company.social).map(([network, page]) => named(`company.social.${network}`, page)),
    number("company.tax.tin", tax.tin),
    named("company.tax.rc_number", tax.rc_number),
    named("company.bank.bank_name", bank.bank_name),
    named("company.bank.account_name", withoutNote(bank.account_name)),
    number("company.bank.account_number", bank.account_number),
    ...showrooms.flatMap((showroom) => [
      named(`showroom ${showroom.id}`, showroom.name),
      named(`address of ${showroom.id}`, streetOf(showroom.address)),
      number(`phone of ${showroom.id}`, showroom.phone),
      named(`e-mail of ${showroom.id}`, showroom.email),
    ]),
    ...board.members.map(({ name }, place) => named(`director ${place + 1}`, name)),
  ];
}

/** Names in code are no names of the shop: `@precise/web`, `X-Precise-Visitor`, `precise-api`. */
function named(of: string, text: string): SampleName {
  const source = text.replaceAll(/[.+?^$()[\]{}|*\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
  return { of, text, pattern: new RegExp(`(?<![\\w@/-])${source}(?![\\w-])`, "g") };
}

/** A number with or without what people set between its digits. */
function number(of: string, text: string): SampleName {
  const digits = text.replaceAll(/\D/g, "").split("").join("[ -]?");
  return { of, text, pattern: new RegExp(`(?<![\\w.])\\+?${digits}(?![\\w.])`, "g") };
}

const withoutNote = (text: string) => text.replace(/\s*\(sample\)$/, "");

/** "Sample address: 14 Harbour Light Close, Victoria Island" → "14 Harbour Light Close". */
const streetOf = (address: string) => address.replace(/^Sample address: /, "").split(",")[0] ?? address;

/** What is built, shipped and run. */
const searched = ["apps/**/*", "packages/**/*", "deploy/**/*", "deploy/one-machine/.env.example"];
const readable =
  /\.(?:tsx?|mjs|js|json|ya?ml|html|svg|css|sql|conf|example|toml|sh|txt|vtt|xml|webmanifest|caddy)$|(?:^|\/)(?:Dockerfile|Caddyfile|start)$/;
/** Tests, documents, and what is made or installed. */
const leftOut =
  /(?:^|\/)(?:node_modules|dist|\.next[^/]*|\.run|\.turbo|\.data|test|test-results|e2e|fonts)\/|\.test\.tsx?$|\/CHANGELOG\.md$|tsbuildinfo$/;
/** The content that a new shop begins with. */
const defaultContent =
  /^apps\/(?:shop\/content\/|shop\/public\/tv-ad\/|api\/catalogue\/|shop\/catalogue\.snapshot\.json$)/;

/** Paths from the root, with slashes, of what must not name the sample shop. */
export function searchedFiles(root: string): string[] {
  return searched
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true, exclude: isInstalled }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => readable.test(path) && !leftOut.test(path) && !defaultContent.test(path))
    .sort();
}

const isInstalled = ({ name }: Dirent) => name === "node_modules";

/** One line for each name of the sample in a file: `file:line "Precise" is the sample's company.name`. */
export function namesIn(file: string, source: string, names: readonly SampleName[]): string[] {
  return names.flatMap(({ of, pattern }) =>
    [...source.matchAll(pattern)].map(({ 0: hit, index }) => {
      const line = source.slice(0, index).split("\n").length;
      return `${file}:${line} "${hit}" is the sample's ${of}`;
    }),
  );
}

/** Names of the sample in all that is searched. @param root of the repository */
export function namesInTree(root: string, names: readonly SampleName[]): string[] {
  return searchedFiles(root).flatMap((file) => namesIn(file, readFileSync(join(root, file), "utf8"), names));
}
