import {
  isLookField,
  type LookField,
  type LookValues,
  lookFields,
} from "@precise/contract/desk/settings/look";
import { accentThemes } from "@precise/contract/look/accent";
import { logoPicture, type ShopLook } from "@precise/contract/shop/look";

/** How the shop looks by what was set; undefined where nothing was. @param standing entries of the kind `look` */
export function lookOf(
  standing: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[],
): ShopLook | undefined {
  const set: Partial<Record<LookField, unknown>> = {};
  for (const { key, value } of standing) if (isLookField(key)) set[key] = lookFields[key].parse(value);
  const { accent, logo, logo_night, face } = set as Partial<LookValues>;
  const day = logoPicture.safeParse(logo).data;
  const night = logoPicture.safeParse(logo_night).data;
  const look: ShopLook = {
    ...(accent && { colours: accentThemes(accent.colour) }),
    ...(day && {
      logo: { day, ...(night && { night }), on_plate: !night && logo?.on_plate === true },
    }),
    ...(face && face.name !== "fraunces" && { face: face.name }),
  };
  return Object.keys(look).length === 0 ? undefined : look;
}
