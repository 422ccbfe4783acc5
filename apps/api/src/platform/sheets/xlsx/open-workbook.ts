import { posix } from "node:path";
import { readXml } from "../read-xml.ts";
import { readFormats } from "./number-format.ts";
import { readSheetRows, type SheetRows } from "./sheet-rows.ts";
import { openParts, type WorkbookParts } from "./workbook-parts.ts";

/** A workbook whose sheets are read one by one. */
export interface Workbook {
  /** Those that are shown; all of them where none is. */
  readonly sheets: readonly { readonly name: string; read(): SheetRows }[];
}

export interface WorkbookLimits {
  readonly mostRows: number;
  readonly mostColumns: number;
  readonly mostUnpackedBytes: number;
}

interface NamedSheet {
  readonly name: string;
  readonly isShown: boolean;
  readonly relation: string;
}

/**
 * Opens an XLSX. Only what is stored is read: no formula is worked out, nothing is fetched.
 * @returns undefined for an archive that is no such workbook
 * @throws SwollenWorkbook, and whatever is wrong with a damaged one
 */
export function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Workbook | undefined {
  const parts = openParts(bytes, limits.mostUnpackedBytes);
  const root = relationsOf(parts, "").find(({ type }) => type === "officeDocument")?.target;
  const path = root ?? "xl/workbook.xml";
  const xml = parts.textOf(path);
  if (xml === undefined) return undefined;
  const { sheets, is1904, calculatesOnOpening } = readWorkbook(xml);
  const relations = relationsOf(parts, path);
  const partOf = (type: string) => {
    const target = relations.find((each) => each.type === type)?.target;
    return target === undefined ? undefined : parts.textOf(target);
  };
  const context = {
    ...limits,
    sharedTexts: readSharedTexts(partOf("sharedStrings")),
    formats: readFormats(partOf("styles")),
    is1904,
    calculatesOnOpening,
  };
  const isWorksheet = ({ relation }: NamedSheet) =>
    relations.some(({ id, type }) => id === relation && type === "worksheet");
  const tables = sheets.filter(isWorksheet);
  const shown = tables.filter(({ isShown }) => isShown);
  return {
    sheets: (shown.length > 0 ? shown : tables).map(({ name, relation }) => ({
      name,
      read() {
        const target = relations.find(({ id }) => id === relation)?.target ?? "";
        const text = parts.textOf(target);
        if (text === undefined) throw new Error(`the workbook has no ${target}`);
        return readSheetRows(text, context);
      },
    })),
  };
}

function readWorkbook(xml: Iterable<string>) {
  const sheets: NamedSheet[] = [];
  let is1904 = false;
  let calculatesOnOpening = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === "sheet") {
        const { name: title = "", state = "visible", id = "" } = attributes();
        sheets.push({ name: title, isShown: state === "visible", relation: id });
      } else if (name === "workbookPr") is1904 = isTrue(attributes().date1904);
      else if (name === "calcPr") calculatesOnOpening = isTrue(attributes().fullCalcOnLoad);
    },
  });
  return { sheets, is1904, calculatesOnOpening };
}

const isTrue = (text: string | undefined) => text === "1" || text === "true";

interface Relation {
  readonly id: string;
  /** The last word of its address: `worksheet`, `styles`. */
  readonly type: string;
  /** From the archive's root. */
  readonly target: string;
}

function relationsOf(parts: WorkbookParts, path: string): Relation[] {
  const folder = posix.dirname(path);
  const file = posix.join(folder, "_rels", `${posix.basename(path)}.rels`);
  const relations: Relation[] = [];
  const xml = parts.textOf(file);
  if (xml === undefined) return relations;
  readXml(xml, {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id: id = "", Type = "", Target = "" } = attributes();
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id, type: Type.slice(Type.lastIndexOf("/") + 1), target });
    },
  });
  return relations;
}

function readSharedTexts(xml: Iterable<string> | undefined): string[] {
  const texts: string[] = [];
  if (xml === undefined) return texts;
  let text = "";
  let isText = false;
  let isPhonetic = false;
  readXml(xml, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") isPhonetic = true;
      else if (name === "t") isText = !isPhonetic;
    },
    text(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") texts.push(text);
    },
  });
  return texts;
}
