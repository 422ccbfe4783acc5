import type { AuditRow } from "@precise/contract/desk/operations/audit";

/** What is typed into the search box: a subject, and `by:Ada` for who. */
export function auditQuery(search: string): { subject: string | undefined; actor: string | undefined } {
  const by = /(?:^|\s)by:(\S+)/i.exec(search);
  const subject = search.replace(/(?:^|\s)by:\S*/i, "").trim();
  return { subject: subject || undefined, actor: by?.[1] };
}

/** Fields that changed, old to new: `stage: packed → shipped`. */
export function changeText({ before, after }: Pick<AuditRow, "before" | "after">): string {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .flatMap((key) => {
      const [old, now] = [before?.[key], after?.[key]].map(valueText);
      if (old === now) return [];
      return [`${key.replaceAll("_", " ")}: ${[old, now].filter((each) => each !== "").join(" → ")}`];
    })
    .join(", ");
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
