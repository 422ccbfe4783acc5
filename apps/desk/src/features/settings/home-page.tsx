import { type HomeField, homeNames } from "@precise/contract/desk/settings/home-page";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { type ComponentType, useState } from "react";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { HomeFeatured } from "./home-featured.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSections } from "./home-sections.tsx";
import { HomeTextsDialog } from "./home-texts.tsx";
import { valueText } from "./setting-words.ts";
import * as css from "./shop-settings.css.ts";

const dialogs = {
  "Change the texts": HomeTextsDialog,
  "Change the picture": HomeHero,
  "Change the sections": HomeSections,
  "Choose featured lights": HomeFeatured,
} as const satisfies Readonly<
  Record<string, ComponentType<{ readonly setting: ShopSetting; readonly onClose: () => void }>>
>;
// The keys of constants.
const acts = Object.keys(dialogs) as (keyof typeof dialogs)[];
const fields = Object.keys(homeNames) as HomeField[];

/** What the home page says and shows, where the desk set it. */
export function HomePage({ setting }: { readonly setting: ShopSetting }) {
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const Dialog = opened && dialogs[opened];
  return (
    <section className={css.part}>
      <div className={layouts.partHead}>
        <h2 className={css.partTitle}>Now</h2>
        <div className={layouts.acts}>
          {acts.map((act) => (
            <Button key={act} tone="secondary" onClick={() => setOpened(act)}>
              {act}
            </Button>
          ))}
        </div>
      </div>
      <DenseTable
        label="Home page"
        columns={[
          { key: "name", head: "Part", isRowHead: true },
          { key: "value", head: "Now", isWide: true },
          { key: "by", head: "Set by" },
        ]}
        rows={fields.map((field) => {
          const entry = setting.current.find(({ key }) => key === field);
          return {
            key: field,
            cells: {
              name: homeNames[field],
              value: (
                <span className={entry ? undefined : texts.muted}>
                  {valueText("home", field, entry?.value ?? null)}
                </span>
              ),
              by: entry?.set_by ?? "–",
            },
          };
        })}
      />
      {Dialog && <Dialog setting={setting} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
