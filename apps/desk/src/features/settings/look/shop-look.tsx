import { lookNames } from "@precise/contract/desk/settings/look";
import { addShopLogo } from "@precise/contract/desk/settings/shop-logo";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { displayFaces, logoFile, logoPicture } from "@precise/contract/shop/look";
import { largestLogoBytes } from "@precise/contract/wire/upload-paths";
import { Progress } from "@precise/ui/components/feedback/progress";
import { Button } from "@precise/ui/components/inputs/button";
import { Field } from "@precise/ui/components/inputs/field";
import { FileInput } from "@precise/ui/components/inputs/file-input";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { lightsOn } from "@precise/ui/styles/tokens";
import { useState } from "react";
import { failureWords } from "#desk/api/failure-words.ts";
import { sendFile } from "#desk/files/send-file.ts";
import { pictureSrc } from "#desk/pictures/picture-src.ts";
import { useMay } from "#desk/session/session.ts";
import { useShopName } from "#desk/session/shop-name.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "../change-setting-dialog.tsx";
import { valueText } from "../setting-words.ts";
import * as css from "../shop-settings.css.ts";
import {
  faceNames,
  lookDraft,
  lookEntries,
  lookFieldNames,
  lookSet,
  lookTyped,
  nearestAccent,
} from "./look-form.ts";
import * as look from "./look-preview.css.ts";
import { LookPreview } from "./look-preview.tsx";

/** How the shop looks: colour, logo and face, and how that reads by day and by night. */
export function ShopLook({ setting }: { readonly setting: ShopSetting }) {
  const [isChanging, setChanging] = useState(false);
  const isOwner = useMay("settings.owner");
  const name = useShopName() ?? "";
  const set = lookSet(setting);
  return (
    <>
      <section className={css.part}>
        <div className={layouts.partHead}>
          <h2 className={css.partTitle}>Now</h2>
          {isOwner ? (
            <Button onClick={() => setChanging(true)}>Change the look</Button>
          ) : (
            <span className={texts.muted}>The owner changes it</span>
          )}
        </div>
        <DenseTable
          label="Look"
          columns={[
            { key: "name", head: "Field", isRowHead: true },
            { key: "value", head: "Now", isWide: true },
            { key: "by", head: "Set by" },
          ]}
          rows={lookFieldNames.map((field) => {
            const entry = setting.current.find(({ key }) => key === field);
            return {
              key: field,
              cells: {
                name: lookNames[field],
                value: entry ? (
                  <>
                    {field === "accent" && (
                      <span className={look.dot} style={{ background: set.accent?.colour }} aria-hidden />
                    )}
                    <span>{valueText("look", field, entry.value)}</span>
                  </>
                ) : (
                  <span className={texts.muted}>{valueText("look", field, null)}</span>
                ),
                by: entry?.set_by ?? "The house",
              },
            };
          })}
        />
      </section>
      <section className={css.part}>
        <h2 className={css.partTitle}>How it looks</h2>
        <LookPreview look={lookDraft(lookTyped(set))} name={name} />
      </section>
      {isChanging && <LookDialog setting={setting} name={name} onClose={() => setChanging(false)} />}
    </>
  );
}

function LookDialog(props: {
  readonly setting: ShopSetting;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { setting, name, onClose } = props;
  const [start] = useState(() => lookTyped(lookSet(setting)));
  return (
    <ChangeSettingDialog
      setting={setting}
      name="look"
      title="Change the look"
      look="wide"
      start={start}
      read={(typed) => lookEntries(start, typed)}
      fieldOf={(_path, key) => key}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AccentInput form={form} />
          <LogoInput
            form={form}
            field="logo"
            hint="SVG with its letters as outlines, or PNG; up to 1 MB. The empty border is cut off. Icons, letterhead and the picture beside links are made of it."
          />
          <LogoInput
            form={form}
            field="logo_night"
            hint="A light version for the dark page. Without it a dark logo stands on paper there."
          />
          <SelectField label={lookNames.face} {...form.field("face")}>
            <option value="">{faceNames.fraunces}</option>
            {displayFaces.slice(1).map((face) => (
              <option key={face} value={face}>
                {faceNames[face]}
              </option>
            ))}
          </SelectField>
          <LookPreview look={lookDraft(form.form.watch())} name={name} />
        </>
      )}
    </ChangeSettingDialog>
  );
}

function AccentInput({ form }: { readonly form: SettingForm }) {
  const typed = form.form.watch("accent") ?? "";
  const nearest = nearestAccent(typed);
  const put = (colour: string) =>
    form.form.setValue("accent", colour, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <TextField
        label={lookNames.accent}
        hint="Buttons, links and what is chosen. Such as #1d4ed8; empty for the house's own."
        autoComplete="off"
        optional
        {...form.field("accent")}
        beside={
          <input
            type="color"
            className={look.picker}
            aria-label="Pick the accent colour"
            value={/^#[0-9a-f]{6}$/i.test(typed) ? typed : lightsOn.accent}
            onChange={({ currentTarget }) => put(currentTarget.value)}
          />
        }
      />
      {nearest && (
        <p role="status">
          <span className={look.dot} style={{ background: nearest }} aria-hidden />
          {typed} is hard to read on the page.{" "}
          <TextButton onClick={() => put(nearest)}>Take {nearest}</TextButton>, the nearest that can be read.
        </p>
      )}
    </>
  );
}

function LogoInput(props: {
  readonly form: SettingForm;
  readonly field: "logo" | "logo_night";
  readonly hint: string;
}) {
  const { form, field, hint } = props;
  const { id, error } = form.field(field);
  const [done, setDone] = useState<number>();
  const kept = logoPicture.safeParse(parsed(form.form.watch(field))).data;
  const put = (value: string) => {
    form.form.clearErrors(field);
    form.form.setValue(field, value, { shouldDirty: true });
  };
  const refuse = (message: string) => form.showErrors({ [field]: message });
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > largestLogoBytes) return refuse(`${file.name} is larger than 1 MB. Save it smaller.`);
    setDone(0);
    const result = await sendFile(addShopLogo, { file, query: { name: file.name }, onProgress: setDone });
    setDone(undefined);
    if (result.ok) put(JSON.stringify(result.value.logo));
    else refuse(failureWords(result.failure));
  }
  return (
    <Field id={id} label={lookNames[field]} hint={hint} error={error} optional>
      {kept && (
        <span className={layouts.acts}>
          {/* biome-ignore lint/performance/noImgElement: a picture of the API's, in its one size */}
          <img className={look.logo} src={pictureSrc(logoFile(kept, "bar"))} alt={lookNames[field]} />
          <TextButton onClick={() => put("")}>Remove it</TextButton>
        </span>
      )}
      <FileInput
        id={id}
        accept=".svg,.png,image/svg+xml,image/png"
        isEmptied
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again after it was put right.
          event.currentTarget.value = "";
        }}
      />
      {done !== undefined && <Progress max={1} value={done} aria-label="Sending the logo" />}
    </Field>
  );
}

function parsed(text: string | undefined): unknown {
  return text ? JSON.parse(text) : undefined;
}
