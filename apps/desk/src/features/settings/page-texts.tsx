import { dictionary } from "@precise/cart-core/dictionary";
import {
  legalPages,
  type PageName,
  type PageText,
  type PageTextForm,
  pageNames,
  pageTexts,
  pageTextsShape,
  pageTitles,
} from "@precise/contract/desk/settings/page-texts";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { figureNames } from "@precise/contract/shop/figure-names";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useMay } from "#desk/session/session.ts";
import { muted } from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { faultText, type WantedEntry, type WrongEntries } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

type Typed = Readonly<Record<string, string>>;

const hints: Readonly<Partial<Record<PageTextForm, string>>> = {
  markdown: "## and ### begin headings, - a list, > a note; **bold**, [words](/faqs).",
  sections: "## begins each one with its heading; its text follows.",
  questions:
    "## begins a group, ### a question; its answer follows. {#name} is what links to it use: keep it.",
  people: "## begins each person with the name; ### is the role; the text follows.",
  figures: "One a line: the figure, | and what it counts, such as 3 | showrooms.",
  list: "One a line.",
};
const fieldHints: Readonly<Record<string, string>> = dictionary({
  description: "In search results: 170 characters at most.",
  updated: "A day such as 2026-12-01.",
});
/** The pages whose headings others link to. */
const linked = "Other pages link to the headings Returns and Warranty: keep them.";
const rows: Readonly<Partial<Record<PageTextForm, number>>> = { words: 3, figures: 4, list: 6 };

/** What each page says, and who set it; each is changed as a whole. */
export function PageTextsList({ setting }: { readonly setting: ShopSetting }) {
  const [opened, setOpened] = useState<PageName>();
  const isOwner = useMay("settings.owner");
  return (
    <section className={css.part}>
      <DenseTable
        label="Texts of the pages"
        columns={[
          { key: "name", head: "Page", isRowHead: true },
          { key: "title", head: "Title now", isWide: true },
          { key: "by", head: "Set by" },
          { key: "act", head: "Change", isHeadHidden: true, align: "end" },
        ]}
        rows={pageNames.map((page) => {
          const entry = setting.current.find(({ key }) => key === page);
          const name = pageTitles[page];
          const isLocked = !isOwner && legalPages.some((legal) => legal === page);
          return {
            key: page,
            cells: {
              name,
              title: titleOf(entry?.value ?? null) || <span className={muted}>Nothing yet</span>,
              by: entry?.set_by ?? "Content file",
              act: isLocked ? (
                <span className={muted}>The owner changes it</span>
              ) : (
                <TextButton aria-label={`Change the texts: ${name}`} onClick={() => setOpened(page)}>
                  Change
                </TextButton>
              ),
            },
          };
        })}
      />
      {opened && (
        <PageTextsDialog key={opened} setting={setting} page={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

function PageTextsDialog(props: {
  readonly setting: ShopSetting;
  readonly page: PageName;
  readonly onClose: () => void;
}) {
  const { setting, page, onClose } = props;
  const [start] = useState(() => startOf(setting, page));
  const texts: readonly PageText[] = pageTexts[page];
  return (
    <ChangeSettingDialog
      setting={setting}
      name={page}
      title={pageTitles[page]}
      look="wide"
      start={start}
      read={(typed) => pageEntries(page, start, typed)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={muted}>
            Amounts that the shop's rules set are named in braces, never typed:{" "}
            {figureNames.map((name) => `{${name}}`).join(", ")}.
          </p>
          {texts.map((text) => (
            <PageInput key={text.name} page={page} text={text} form={form} />
          ))}
        </>
      )}
    </ChangeSettingDialog>
  );
}

function PageInput(props: { readonly page: PageName; readonly text: PageText; readonly form: SettingForm }) {
  const { page, text, form } = props;
  const { name, label, form: kind, isOptional } = text;
  const hint = [fieldHints[name] ?? hints[kind], page === "terms" && name === "text" && linked]
    .filter(Boolean)
    .join(" ");
  const shared = { label, hint: hint || undefined, optional: isOptional, ...form.field(name) };
  return kind === "line" ? (
    <TextField autoComplete="off" {...shared} />
  ) : (
    <TextareaField rows={rows[kind] ?? 14} {...shared} />
  );
}

function titleOf(value: ShopSetting["current"][number]["value"]): string {
  return typeof value?.title === "string" ? value.title : "";
}

function startOf(setting: ShopSetting, page: PageName): Typed {
  const value = setting.current.find(({ key }) => key === page)?.value ?? {};
  return Object.fromEntries(
    pageTexts[page].map(({ name }) => [name, typeof value[name] === "string" ? value[name] : ""]),
  );
}

/** The page as a whole, where something was changed; what its texts say is checked by the API. @param start what the inputs held at first */
export function pageEntries(
  page: PageName,
  start: Typed,
  typed: Typed,
): readonly WantedEntry[] | WrongEntries {
  const texts: readonly PageText[] = pageTexts[page];
  const value = Object.fromEntries(texts.map(({ name }) => [name, (typed[name] ?? "").trim()]));
  const faults = texts.flatMap(({ name, label, isOptional }) =>
    !isOptional && value[name] === "" ? [{ field: name, message: `${label} is empty.` }] : [],
  );
  if (faults.length > 0) return { faults };
  const issues = pageTextsShape(page).safeParse(value).error?.issues ?? [];
  if (issues.length > 0)
    return { faults: issues.map((issue) => ({ field: String(issue.path[0]), message: faultText(issue) })) };
  const isSame = texts.every(({ name }) => value[name] === (start[name] ?? "").trim());
  return isSame ? { faults: [{ field: "title", message: "Nothing was changed." }] } : [{ key: page, value }];
}
