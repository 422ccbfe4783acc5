import { homeFields, mostFeatured } from "@precise/contract/desk/settings/home-page";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import * as texts from "#desk/styles/texts.css.ts";
import { ArticleSearch } from "#desk/written-lines/article-search.tsx";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import { RowActs } from "./row-acts.tsx";
import * as css from "./shop-settings.css.ts";

/** Lights that the home page shows because the shop chose them. */
export function HomeFeatured(props: { readonly setting: ShopSetting; readonly onClose: () => void }) {
  const { setting, onClose } = props;
  const set = setting.current.find(({ key }) => key === "featured")?.value;
  return (
    <ChangeSettingDialog
      setting={setting}
      name="featured"
      title="Choose featured lights"
      start={{ featured: (homeFields.featured.safeParse(set).data?.skus ?? []).join("\n") }}
      read={(typed) => {
        const skus = skusTyped(typed.featured);
        return [{ key: "featured", value: skus.length === 0 ? null : { skus } }];
      }}
      fieldOf={() => "featured"}
      onClose={onClose}
    >
      {(form) => <FeaturedRows form={form} />}
    </ChangeSettingDialog>
  );
}

function FeaturedRows({ form }: { readonly form: SettingForm }) {
  const skus = skusTyped(form.form.watch("featured"));
  const { error } = form.field("featured");
  const put = (chosen: readonly string[]) => {
    form.form.clearErrors("featured");
    form.form.setValue("featured", chosen.join("\n"), { shouldDirty: true });
  };
  return (
    <>
      <p className={texts.muted} tabIndex={-1} data-first="">
        Up to {mostFeatured}, in this order. One that is withdrawn later is left out; one that is sold out
        stays and says so.
      </p>
      {skus.length > 0 && (
        <ol className={css.ordered}>
          {skus.map((sku, at) => (
            <li key={sku} className={css.orderedRow}>
              <span className={css.orderedName}>{sku}</span>
              <RowActs list={skus} at={at} name={sku} onChange={put} />
            </li>
          ))}
        </ol>
      )}
      {error && (
        <p role="alert" className={css.fault}>
          {error}
        </p>
      )}
      {skus.length < mostFeatured && (
        <ArticleSearch onChoose={(sku) => skus.includes(sku) || put([...skus, sku])} />
      )}
    </>
  );
}

function skusTyped(typed = ""): readonly string[] {
  return typed.split("\n").filter((sku) => sku !== "");
}
