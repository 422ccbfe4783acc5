import { cutText } from "@precise/contract/wire/cut-text";
import { readAmount } from "#api/platform/sheets/read-amount.ts";
import { readDay } from "#api/platform/sheets/read-day.ts";
import { readXml } from "#api/platform/sheets/read-xml.ts";
import type { StatementRead, StatementRow } from "./read-statement.ts";

/** What is read of an entry, by the path below it; a value that occurs again is added. */
type EntryTexts = Map<string, string[]>;

/** True for a statement of ISO 20022, any of its versions. */
export function isCamt053(text: string): boolean {
  return /<(?:\w+:)?BkToCstmrStmt\b/.test(text.slice(0, 4_096)) || /camt\.053/.test(text.slice(0, 1_024));
}

/**
 * Reads a statement of ISO 20022 (camt.053): a row for each entry, by its place among them.
 * @param today a Lagos day; money of later days is refused
 */
export function readCamt053(text: string, today: string): StatementRead {
  const entries: EntryTexts[] = [];
  const path: string[] = [];
  let entry: EntryTexts | undefined;
  let value = "";
  const note = (name: string, found: string) => {
    if (found.trim() !== "") entry?.set(name, [...(entry.get(name) ?? []), found.trim()]);
  };
  try {
    readXml([text], {
      open(name, attributes) {
        value = "";
        if (name === "Ntry") {
          entry = new Map();
          path.length = 0;
          return;
        }
        if (entry === undefined) return;
        path.push(name);
        if (path.length === 1 && name === "Amt") note("Ccy", attributes().Ccy ?? "");
      },
      text(part) {
        value += part;
      },
      close(name) {
        if (name === "Ntry" && entry !== undefined) {
          entries.push(entry);
          entry = undefined;
        } else if (entry !== undefined) {
          note(path.join("/"), value);
          path.pop();
        }
        value = "";
      },
    });
  } catch {
    // Whatever a reader of XML trips over, it is not whole.
    return { ok: false, why: "The statement is damaged. Export it again." };
  }
  if (entries.length === 0) return { ok: false, why: "The statement has no entries." };
  return {
    ok: true,
    rows: entries.map((each, at): StatementRow => ({ row: at + 1, ...readEntry(each, today) })),
    understanding: { format: "camt053", sheet: undefined, columns: [], dayOrder: undefined, way: "format" },
  };
}

function readEntry(entry: EntryTexts, today: string) {
  const all = (...ends: readonly string[]) =>
    [...entry].flatMap(([path, texts]) =>
      ends.some((end) => path === end || path.endsWith(`/${end}`)) ? texts : [],
    );
  const first = (path: string) => entry.get(path)?.[0] ?? "";
  const refused = (why: string) => ({ kind: "refused" as const, why });
  const currency = first("Ccy");
  if (currency !== "NGN") return refused(`“${currency}” is not NGN.`);
  const status = first("Sts/Cd") || first("Sts");
  if (status !== "" && status !== "BOOK") return refused(`The entry is not booked yet (${status}).`);
  const way = first("CdtDbtInd");
  if (way === "DBIT") return { kind: "debit" as const };
  if (way !== "CRDT") return refused(`“${way}” does not say whether money came or went.`);
  const amount = readAmount(first("Amt"));
  if (!amount.ok || amount.value.amount === 0)
    return refused(`“${first("Amt")}” is not an amount like 125000.00.`);
  const text = first("BookgDt/Dt") || first("BookgDt/DtTm") || first("ValDt/Dt") || first("ValDt/DtTm");
  const day = readDay(text);
  if (day === undefined) return refused(`“${text}” is not a day like 2026-11-24.`);
  if (day.day > today) return refused(`${day.day} is in the future.`);
  const endToEnd = all("Refs/EndToEndId").filter((each) => each !== "NOTPROVIDED");
  const reference =
    first("AcctSvcrRef") || all("Refs/AcctSvcrRef")[0] || first("NtryRef") || endToEnd[0] || "";
  const words = [
    ...all("Dbtr/Nm", "Dbtr/Pty/Nm", "RmtInf/Ustrd", "CdtrRefInf/Ref"),
    ...endToEnd,
    ...all("AddtlNtryInf"),
  ];
  return {
    kind: "credit" as const,
    credit: {
      day: day.day,
      amount: amount.value.amount,
      narration: cutText([...new Set(words)].join(" ").replaceAll(/\s+/g, " "), 500),
      reference: /\d/.test(reference) ? cutText(reference, 120) : undefined,
      ...(day.time !== undefined && { time: day.time }),
    },
  };
}
