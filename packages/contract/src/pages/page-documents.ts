import { type PageName, type PageText, type PageTexts, pageTexts } from "../desk/settings/page-texts.ts";
import { anchorOf } from "./markdown.ts";

type Raw = Record<string, unknown>;

/**
 * A page's texts as the page is written in a content file, for its schema to read.
 * @param texts by the names of their fields, with lines ending in LF or CRLF
 */
export function pageOfTexts(page: PageName, texts: PageTexts): Raw {
  const raw: Raw = {};
  for (const { name, path, form, isOptional } of pageTexts[page] as readonly PageText[]) {
    const written = (texts[name] ?? "").replaceAll("\r\n", "\n").trim();
    const value = written === "" && isOptional && form !== "figures" ? undefined : read(form, written);
    const [outer = "", inner] = path.split(".");
    if (inner === undefined) {
      if (value !== undefined) raw[outer] = value;
    } else raw[outer] = { ...(raw[outer] as Raw | undefined), [inner]: value };
  }
  return raw;
}

/** The texts of a page as a content file has it: what the desk's form begins with. */
export function textsOfPage(page: PageName, raw: Raw): PageTexts {
  return Object.fromEntries(
    (pageTexts[page] as readonly PageText[]).map(({ name, path, form }) => {
      const value = path.split(".").reduce<unknown>((at, part) => (at as Raw | undefined)?.[part], raw);
      return [name, value === undefined ? "" : write(form, value)];
    }),
  );
}

function read(form: PageText["form"], written: string): unknown {
  switch (form) {
    case "sections":
      return parts(written, 2);
    case "people":
      return parts(written, 2).map(({ title, text }) => {
        const [role] = parts(text, 3);
        return { name: title, role: role?.title ?? "", about: role?.text ?? "" };
      });
    case "questions":
      return parts(written, 2).map((group) => ({
        ...named(group.title, "title"),
        questions: parts(group.text, 3).map(({ title, text }) => ({
          ...named(title, "question"),
          answer: text,
        })),
      }));
    case "figures":
      return lines(written).map((each) => {
        const [value = "", ...label] = each.split("|");
        return { value: value.trim(), label: label.join("|").trim() };
      });
    case "list":
      return lines(written).map((each) => each.replace(/^[-*] +/, ""));
    default:
      return written;
  }
}

function write(form: PageText["form"], value: unknown): string {
  switch (form) {
    case "sections":
      return (value as { title: string; text: string }[])
        .map(({ title, text }) => `## ${title}\n\n${text.trim()}`)
        .join("\n\n");
    case "people":
      return (value as { name: string; role: string; about: string }[])
        .map(({ name, role, about }) => `## ${name}\n### ${role}\n\n${about.trim()}`)
        .join("\n\n");
    case "questions":
      return (
        value as {
          id: string;
          title: string;
          questions: { id: string; question: string; answer: string }[];
        }[]
      )
        .map(({ id, title, questions }) =>
          [
            `## ${title} {#${id}}`,
            ...questions.map((each) => `### ${each.question} {#${each.id}}\n\n${each.answer.trim()}`),
          ].join("\n\n"),
        )
        .join("\n\n");
    case "figures":
      return (value as { value: string; label: string }[])
        .map((each) => `${each.value} | ${each.label}`)
        .join("\n");
    case "list":
      return (value as string[]).join("\n");
    default:
      return String(value).trim();
  }
}

/** What stands below each heading of a depth; what stands before the first has an empty title, which no schema takes. */
function parts(written: string, depth: 2 | 3): { title: string; text: string }[] {
  const found: { title: string; text: string[] }[] = [];
  for (const each of written.split("\n")) {
    const [, marks = "", title = ""] = /^(#{2,3}) +(.*)$/.exec(each) ?? [];
    if (marks.length === depth) found.push({ title: title.trim(), text: [] });
    else if (found.length > 0) found.at(-1)?.text.push(each);
    else if (each.trim() !== "") found.push({ title: "", text: [each] });
  }
  return found.map(({ title, text }) => ({ title, text: text.join("\n").trim() }));
}

/** A heading and its name in addresses: `Delivery {#delivery}`, or made of its words. */
function named<Field extends string>(heading: string, field: Field): Raw {
  const [, words = heading, id] = /^(.*?) *\{#([a-z0-9-]+)\}$/.exec(heading) ?? [];
  return { id: id ?? (anchorOf(words) || "question"), [field]: words };
}

function lines(written: string): string[] {
  return written
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
