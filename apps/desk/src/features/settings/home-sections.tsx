import { homeFields } from "@precise/contract/desk/settings/home-page";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { type HomeSection, homeSections } from "@precise/contract/shop/home-page";
import { Button } from "@precise/ui/components/inputs/button";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { sectionNames } from "./home-words.ts";
import { RowActs } from "./row-acts.tsx";
import * as css from "./shop-settings.css.ts";

/** Which sections the home page has, and in which order. */
export function HomeSections(props: { readonly setting: ShopSetting; readonly onClose: () => void }) {
  const { setting, onClose } = props;
  const set = setting.current.find(({ key }) => key === "sections")?.value;
  const now: readonly HomeSection[] = homeFields.sections.safeParse(set).data?.order ?? homeSections;
  return (
    <ChangeSettingDialog
      setting={setting}
      name="sections"
      title="Change the sections of the home page"
      start={{ sections: now.join(",") }}
      read={(typed) => {
        const order = sectionsTyped(typed.sections);
        if (order.length === 0) return { field: "sections", message: "Show a section." };
        const isDefault = order.join() === homeSections.join();
        return [{ key: "sections", value: isDefault ? null : { order } }];
      }}
      fieldOf={() => "sections"}
      onClose={onClose}
    >
      {(form) => <SectionRows form={form} />}
    </ChangeSettingDialog>
  );
}

function SectionRows({ form }: { readonly form: SettingForm }) {
  const shown = sectionsTyped(form.form.watch("sections"));
  const { error } = form.field("sections");
  const put = (order: readonly HomeSection[]) => {
    form.form.clearErrors("sections");
    form.form.setValue("sections", order.join(","), { shouldDirty: true });
  };
  return (
    <>
      <p className={texts.muted} tabIndex={-1} data-first="">
        Under the picture, from the top. A section with nothing in it is left out.
      </p>
      <ol className={css.ordered}>
        {shown.map((name, at) => (
          <li key={name} className={css.orderedRow}>
            <span className={css.orderedName}>{sectionNames[name]}</span>
            <RowActs list={shown} at={at} name={sectionNames[name]} onChange={put} />
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className={css.fault}>
          {error}
        </p>
      )}
      <div className={layouts.acts}>
        {homeSections
          .filter((name) => !shown.includes(name))
          .map((name) => (
            <Button key={name} tone="secondary" onClick={() => put([...shown, name])}>
              {`Show ${sectionNames[name]}`}
            </Button>
          ))}
      </div>
    </>
  );
}

function sectionsTyped(typed = ""): readonly HomeSection[] {
  return typed.split(",").flatMap((each) => homeSections.filter((name) => name === each));
}
