import { homeFields, homeNames, leastHero } from "@precise/contract/desk/settings/home-page";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { PictureField } from "#desk/pictures/picture-field.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import type { WantedEntry, WrongEntries } from "./setting-write.ts";
import * as css from "./shop-settings.css.ts";

type Typed = Readonly<Record<string, string>>;

/** The picture of the home page: the shop's own of the owner, or the house's. */
export function HomeHero(props: { readonly setting: ShopSetting; readonly onClose: () => void }) {
  const { setting, onClose } = props;
  const [start] = useState(() => {
    const of = (field: "hero" | "hero_night") => setting.current.find(({ key }) => key === field)?.value;
    const hero = homeFields.hero.safeParse(of("hero")).data;
    return {
      hero: hero?.path ?? "",
      alt: hero?.alt ?? "",
      hero_night: homeFields.hero_night.safeParse(of("hero_night")).data?.path ?? "",
    };
  });
  return (
    <ChangeSettingDialog
      setting={setting}
      name="picture"
      title="Change the picture of the home page"
      look="wide"
      start={start}
      read={(typed) => heroEntries(start, typed)}
      fieldOf={(path, key) => (path === "alt" ? "alt" : key)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={texts.muted}>
            Wider than high, {leastHero.width.toLocaleString("en")} × {leastHero.height} pixels or more. Words
            stand on its lower left; phones show the middle of it, upright. Without one the house's picture is
            there.
          </p>
          <HeroInput form={form} field="hero" />
          <TextField
            label="What the picture shows"
            hint="For those who do not see it, such as A dining room under a brass chandelier. Empty where it only decorates."
            autoComplete="off"
            optional
            {...form.field("alt")}
          />
          <HeroInput form={form} field="hero_night" />
        </>
      )}
    </ChangeSettingDialog>
  );
}

function HeroInput({ form, field }: { readonly form: SettingForm; readonly field: "hero" | "hero_night" }) {
  const path = form.form.watch(field) ?? "";
  const { error } = form.field(field);
  return (
    <div className={css.part}>
      <PictureField
        label={homeNames[field]}
        value={path === "" ? null : path}
        onChange={(value) => {
          form.form.clearErrors(field);
          form.form.setValue(field, value ?? "", { shouldDirty: true });
        }}
      />
      {error && (
        <p role="alert" className={css.fault}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What was changed; without a picture the house's is there again. @param start what the inputs held at first */
export function heroEntries(start: Typed, typed: Typed): readonly WantedEntry[] | WrongEntries {
  const { hero = "", alt: written = "", hero_night: night = "" } = typed;
  const alt = written.trim();
  if (hero === "" && night !== "")
    return { faults: [{ field: "hero_night", message: "Add the picture for lights on first." }] };
  if (hero === "" && alt !== "" && start.hero === "")
    return { faults: [{ field: "hero", message: "Add the picture that this is of." }] };
  const isChanged = hero !== start.hero || (hero !== "" && alt !== start.alt);
  const entries: WantedEntry[] = [
    ...(isChanged ? [{ key: "hero", value: hero === "" ? null : { path: hero, alt } }] : []),
    ...(night === start.hero_night
      ? []
      : [{ key: "hero_night", value: night === "" ? null : { path: night } }]),
  ];
  return entries.length > 0 ? entries : { faults: [{ field: "alt", message: "Nothing was changed." }] };
}
