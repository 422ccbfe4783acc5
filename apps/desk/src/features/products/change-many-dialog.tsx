import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { DeskCategory } from "@precise/contract/desk/products/categories";
import { changeProducts, type ProductAct } from "@precise/contract/desk/products/products";
import type { BodyOf, DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { isTyped } from "#desk/dialogs/is-typed.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import { type AttributeEntry, attributeValue } from "./attribute-entries.ts";
import { AttributeField } from "./attribute-field.tsx";
import { categoryOptions } from "./product-columns.tsx";
import * as css from "./products.css.ts";

type Body = BodyOf<typeof changeProducts>;
/** Which products: those that are named, or all of a view, as many as were seen. */
export type ChangeTarget = Pick<Body, "skus"> | Pick<Body, "view">;
type Dry = DataOf<typeof changeProducts>;

const kinds: readonly (readonly [ProductAct["kind"], string])[] = [
  ["withdraw", "Take off sale"],
  ["restore", "Put back on sale"],
  ["add_category", "Add to a category or room"],
  ["remove_category", "Take out of a category or room"],
  ["family", "Move to a family"],
  ["attribute", "Set an attribute"],
];

/** Changes many products: first what would happen to each, then the job. */
export function ChangeManyDialog(props: {
  readonly target: ChangeTarget;
  readonly categories: readonly DeskCategory[];
  readonly attributes: readonly DeskAttribute[];
  readonly onStarted: (job: string) => void;
  readonly onClose: () => void;
}) {
  const { target, categories, attributes, onStarted, onClose } = props;
  const [kind, setKind] = useState<ProductAct["kind"]>("add_category");
  const [category, setCategory] = useState("");
  const [family, setFamily] = useState("");
  const [code, setCode] = useState("");
  const [entry, setEntry] = useState<AttributeEntry>("");
  const [typed, setTyped] = useState("");
  const [dry, setDry] = useState<Dry>();
  const [problem, setProblem] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const write = useDeskWrite(changeProducts);
  const attribute = attributes.find((each) => each.code === code);
  const act = actOf();
  const would = dry?.dry_run?.would ?? 0;

  function actOf(): ProductAct | string {
    if (kind === "withdraw" || kind === "restore") return { kind };
    if (kind === "family") return { kind, family: family.trim() === "" ? null : family.trim() };
    if (kind === "attribute") {
      if (!attribute) return "Choose an attribute.";
      const value = attributeValue(attribute, entry);
      if (value === undefined && entry.length > 0) return "Enter a number.";
      return { kind, code, value: value ?? null };
    }
    return category === "" ? "Choose a category or room." : { kind, id: Number(category) };
  }
  const again = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setDry(undefined);
      setTyped("");
    };
  };
  const send = async (isDry: boolean) => {
    setProblem(undefined);
    if (typeof act === "string") return setProblem(act);
    if (!isDry && dry?.needs_count && !isTyped(typed, String(would)))
      return setProblem(`Type ${would} to confirm.`);
    const common = { ...target, act };
    const result = await write.mutateAsync([
      isDry
        ? { body: { ...common, dry_run: true } }
        : { body: { ...common, ...(dry?.needs_count && { count: would }) }, idempotencyKey: key },
    ]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setDry(result.value);
    if (result.value.job) onStarted(result.value.job.id);
  };
  return (
    <Dialog
      title="Change products"
      look="wide"
      onClose={onClose}
      foot={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          {dry === undefined ? (
            <Button pending={write.isPending} onClick={() => void send(true)}>
              See what would happen
            </Button>
          ) : (
            <Button
              tone={kind === "withdraw" ? "critical" : "primary"}
              pending={write.isPending}
              onClick={() => void send(false)}
            >
              {kind === "withdraw" ? `Take ${would} off sale` : `Change ${would}`}
            </Button>
          )}
        </>
      }
    >
      <div className={layouts.stack}>
        <SelectField
          id="change-kind"
          label="What to do"
          value={kind}
          onChange={({ target: { value } }) =>
            again(setKind)(kinds.find(([each]) => each === value)?.[0] ?? "add_category")
          }
        >
          {kinds.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {(kind === "add_category" || kind === "remove_category") && (
          <SelectField
            id="change-category"
            label="Category or room"
            value={category}
            onChange={({ target: { value } }) => again(setCategory)(value)}
          >
            <option value="">Choose</option>
            {categoryOptions(categories).map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {kind === "family" && (
          <TextField
            id="change-family"
            label="Family"
            hint="Empty: in no family"
            optional
            maxLength={80}
            value={family}
            onChange={({ target: { value } }) => again(setFamily)(value)}
          />
        )}
        {kind === "attribute" && (
          <>
            <SelectField
              id="change-attribute"
              label="Attribute"
              value={code}
              onChange={({ target: { value } }) => {
                again(setCode)(value);
                const next = attributes.find((each) => each.code === value);
                setEntry(next?.input_type === "multiselect" ? [] : "");
              }}
            >
              <option value="">Choose</option>
              {attributes.map((each) => (
                <option key={each.code} value={each.code}>
                  {each.label}
                </option>
              ))}
            </SelectField>
            {attribute && (
              <AttributeField
                id="change-value"
                attribute={{ ...attribute, label: `${attribute.label} is` }}
                entry={entry}
                onChange={again(setEntry)}
              />
            )}
          </>
        )}
        {problem && <Alert tone="critical">{problem}</Alert>}
        {dry?.dry_run && <DryRun dry={dry.dry_run} />}
        {dry?.needs_count && (
          <TextField
            id="change-count"
            label={`Type ${would} to confirm`}
            hint="It is more than a tenth of what is on sale."
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target: { value } }) => setTyped(value)}
          />
        )}
      </div>
    </Dialog>
  );
}

function DryRun({ dry }: { readonly dry: NonNullable<Dry["dry_run"]> }) {
  const named = dry.rows.filter(({ outcome }) => outcome === "done").map(({ sku }) => sku);
  const not = dry.rows.filter(({ outcome }) => outcome === "refused");
  return (
    <Alert title={`${dry.would} can be changed, ${dry.would_not} cannot`}>
      {named.length > 0 && (
        <p>
          {named.slice(0, 40).join(", ")}
          <span>{named.length > 40 && ` and ${named.length - 40} more`}</span>
        </p>
      )}
      {not.length > 0 && (
        <ul role="list" className={css.plainList}>
          {not.slice(0, 50).map(({ sku, reason }) => (
            <li key={sku}>{reason}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
