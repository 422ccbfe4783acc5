import {
  isLookField,
  type LookField,
  type LookValues,
  lookFields,
} from "@precise/contract/desk/settings/look";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { accentFault, accentThemes } from "@precise/contract/look/accent";
import { logoPicture, type ShopLook } from "@precise/contract/shop/look";
import type { WantedEntry, WrongEntries } from "../setting-write.ts";

type Typed = Readonly<Record<string, string>>;

export const lookFieldNames = [
  "accent",
  "logo",
  "logo_night",
  "face",
] as const satisfies readonly LookField[];

export const faceNames: Readonly<Record<LookValues["face"]["name"], string>> = {
  fraunces: "Fraunces, the house's own",
  figtree: "Figtree, as the texts",
  georgia: "Georgia, of the device",
};

/** What was set, by field; nothing where the house's holds. */
export function lookSet({ current }: Pick<ShopSetting, "current">): Partial<LookValues> {
  return Object.fromEntries(
    current.flatMap(({ key, value }) => {
      const read = isLookField(key) ? lookFields[key].safeParse(value) : undefined;
      return read?.success ? [[key, read.data]] : [];
    }),
  );
}

/** As the form's inputs hold it: a colour, a face, and a logo as JSON; "" is the house's. */
export function lookTyped(set: Partial<LookValues>): Record<LookField, string> {
  const logoText = (logo: LookValues["logo"] | undefined) => (logo ? JSON.stringify(logo) : "");
  return {
    accent: set.accent?.colour ?? "",
    logo: logoText(set.logo),
    logo_night: logoText(set.logo_night),
    face: set.face?.name ?? "",
  };
}

function valueTyped(field: LookField, typed: string): Record<string, unknown> | null {
  if (typed.trim() === "") return null;
  if (field === "accent") return { colour: typed };
  return field === "face" ? { name: typed } : (JSON.parse(typed) as Record<string, unknown>);
}

/** What was changed, each checked as the API does it. @param start what the inputs held at first */
export function lookEntries(start: Typed, typed: Typed): readonly WantedEntry[] | WrongEntries {
  const changed = lookFieldNames.filter((field) => (typed[field] ?? "").trim() !== start[field]);
  const entries = changed.map((key) => ({ key, value: valueTyped(key, typed[key] ?? "") }));
  const faults = entries.flatMap(({ key, value }) => {
    const issue = value === null ? undefined : lookFields[key].safeParse(value).error?.issues[0];
    return issue ? [{ field: key, message: `It ${issue.message}.` }] : [];
  });
  if (faults.length > 0) return { faults };
  return entries.length > 0 ? entries : { faults: [{ field: "accent", message: "Nothing was changed." }] };
}

/** The nearest colour that can be read; undefined where what is typed can, or is no colour. */
export function nearestAccent(typed: string): string | undefined {
  const read = lookFields.accent.safeParse({ colour: typed });
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  return read.success || digits === undefined ? undefined : accentFault(`#${digits.toLowerCase()}`)?.nearest;
}

/** What is typed as a look that can be drawn: what is wrong in it is left out. */
export function lookDraft(typed: Typed): ShopLook {
  const read = <Field extends LookField>(field: Field): LookValues[Field] | undefined =>
    lookFields[field].safeParse(valueTyped(field, typed[field] ?? "")).data as LookValues[Field] | undefined;
  const accent = read("accent");
  const day = read("logo");
  const night = logoPicture.safeParse(read("logo_night")).data;
  const picture = logoPicture.safeParse(day).data;
  const face = read("face")?.name;
  return {
    ...(accent && { colours: accentThemes(accent.colour) }),
    ...(picture && {
      logo: { day: picture, ...(night && { night }), on_plate: !night && day?.on_plate === true },
    }),
    ...(face && { face }),
  };
}
