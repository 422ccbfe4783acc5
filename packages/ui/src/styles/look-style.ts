import { accentRoles } from "@precise/contract/look/accent";
import { type LogoPicture, logoFile, type ShopLook } from "@precise/contract/shop/look";
import { type ColourRole, pageByDay } from "./tokens.ts";

/** Without a rule the headings are in the house's own face: a rule would bring it to browsers that save data, too. */
const faces: Readonly<Partial<Record<NonNullable<ShopLook["face"]>, string>>> = {
  figtree: `var(--font-body, "Figtree Local")`,
  georgia: "Georgia",
};

/**
 * A shop's own look as a style sheet over the house's: its colours in both themes, its face of headings, and the picture in the
 * place of the wordmark. Its selectors weigh more than those of `theme.css.ts`, so its place in the document does not matter.
 * Values are of the contract's exact forms, so none of them can end its rule.
 * @param src where a picture is to be had on this origin, by its site path
 */
export function lookStyle(look: ShopLook, src: (path: string) => string): string {
  const { colours, logo, face } = look;
  const night = logo && (logo.night ?? logo.day);
  const on = [
    ...accentRules(colours?.on),
    ...(logo ? pictureRules(logo.day, src) : []),
    ...(face && faces[face] ? [`--font-display:${faces[face]}`] : []),
  ];
  const off = [
    ...accentRules(colours?.off),
    ...(night ? pictureRules(night, src) : []),
    ...(logo?.on_plate ? [`--logo-plate:${pageByDay}`] : []),
  ];
  const day = `:root:root,[data-theme=lights-on][data-theme]{${[...on, ...(logo?.on_plate ? ["--logo-plate:transparent"] : [])].join(";")}}`;
  if (off.length === 0) return day;
  const dark = off.join(";");
  return `${day}[data-theme=lights-off][data-theme]{${dark}}@media (prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}`;
}

function accentRules(
  colours: Readonly<Record<(typeof accentRoles)[number], string>> | undefined,
): readonly string[] {
  return colours
    ? accentRoles.map((role: ColourRole & keyof typeof colours) => `--${role}:${colours[role]}`)
    : [];
}

function pictureRules(picture: LogoPicture, src: (path: string) => string): readonly string[] {
  const ratio = (picture.width / picture.height).toFixed(3);
  return [`--logo:url(${src(logoFile(picture, "bar"))})`, `--logo-ratio:${ratio}`];
}
