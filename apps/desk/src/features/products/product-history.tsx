import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { readProductHistory } from "@precise/contract/desk/products/products";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useQuery } from "@tanstack/react-query";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { Part } from "./product-parts.tsx";
import { actWords, fieldNames } from "./product-words.ts";
import * as css from "./products.css.ts";

interface Lists {
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
}
type Side = Readonly<Record<string, unknown>> | null;

/** Who changed what of the product, the newest first. */
export function ProductHistory({ sku, ...lists }: { readonly sku: string } & Lists) {
  const { data: entries, error } = useQuery(deskQuery(readProductHistory, { params: { sku } }));
  const failure = failureOf(error);
  return (
    <Part title="History">
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {entries?.length === 0 && <p className={css.hint}>Nothing was changed at the desk yet.</p>}
      <ol role="list" className={layouts.rows}>
        {entries?.map(({ at, actor, act, before, after, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added, before the first.
          <li key={place} className={layouts.happening}>
            <span>
              {actWords(act)}
              <span>{reason ? `: ${reason}` : ""}</span>
            </span>
            {namesOf(before, after).map((name) => (
              <span key={name}>
                {labelOf(name, lists)}: {valueWords(name, before?.[name], lists)} →{" "}
                {valueWords(name, after?.[name], lists)}
              </span>
            ))}
            <span className={css.hint}>
              {actor}, {shortDayAndTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Of a product that was made only what matters: all of its fields would be its page again. */
function namesOf(before: Side, after: Side): string[] {
  if (before === null) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after ?? {})])];
}

function labelOf(name: string, { attributes }: Lists): string {
  const code = name.replace(/^attributes\./, "");
  return (
    fieldNames[name] ?? attributes.find((each) => each.code === code)?.label ?? name.replaceAll("_", " ")
  );
}

function valueWords(name: string, value: unknown, { categories, attributes }: Lists): string {
  if (value === null || value === undefined || value === "")
    return name.startsWith("attributes.") ? "not stated" : "none";
  if (name === "on_sale" || typeof value === "boolean") return value ? "yes" : "no";
  if (name.endsWith("_ids") && Array.isArray(value))
    return (
      value.map((id) => categories.find((each) => each.id === id)?.name ?? String(id)).join(", ") || "none"
    );
  if (name === "publish_at") return shortDayAndTime(String(value));
  const attribute = attributes.find(({ code }) => name === `attributes.${code}`);
  const words = [value].flat().map((each: unknown) => {
    const option = attribute?.options.find((known) => known.value === String(each));
    return option?.label ?? (typeof each === "object" ? JSON.stringify(each) : String(each));
  });
  return words.join(", ") || "none";
}
