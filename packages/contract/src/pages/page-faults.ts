import { type PageName, type PageText, type PageTexts, pageTexts } from "../desk/settings/page-texts.ts";
import { faultWords } from "./fault-words.ts";
import { pageOfTexts } from "./page-documents.ts";
import { pageSchemas } from "./page-schemas.ts";

/** What each level of a page's lists is called in a sentence. */
const places: Readonly<Partial<Record<string, string>>> = {
  sections: "Section",
  members: "Person",
  groups: "Group",
  questions: "question",
  figures: "Line",
  items: "Line",
  steps: "Step",
};
const parts: Readonly<Partial<Record<string, string>>> = {
  title: "its heading",
  question: "its heading",
  name: "the name",
  role: "the role, below ###,",
  about: "the text",
  text: "the text",
  answer: "the answer",
  value: "what stands before |",
  label: "what stands after |",
  id: "its name",
};

/** What is wrong with a page's texts, each by the name of its field: as the page would refuse it. */
export function pageFaults(page: PageName, texts: PageTexts): { field: string; message: string }[] {
  const read = pageSchemas[page].safeParse(pageOfTexts(page, texts), { error: faultWords });
  if (read.success) return [];
  const fields: readonly PageText[] = pageTexts[page];
  return read.error.issues.map(({ path, message, ...issue }) => {
    const dotted = path.join(".");
    const field = fields.find(({ path: own }) => dotted === own || dotted.startsWith(`${own}.`));
    const inside = field === undefined ? [] : path.slice(field.path.split(".").length);
    const where = placeText(field?.path.split(".").at(-1) ?? "", inside.map(String));
    const { params } = issue as { params?: { line?: number } };
    const at = params?.line === undefined ? "" : `line ${params.line} `;
    const said = where === "" ? `${at}${message}` : `${where}: ${at}${message}`;
    return { field: field?.name ?? "title", message: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
  });
}

/** "Group 1, question 2, the answer". */
function placeText(list: string, inside: readonly string[]): string {
  let name = list;
  const found: string[] = [];
  for (const part of inside) {
    if (/^\d+$/.test(part)) found.push(`${places[name] ?? "Part"} ${Number(part) + 1}`);
    else if (parts[part] !== undefined) found.push(parts[part]);
    name = part;
  }
  return found.join(", ");
}
