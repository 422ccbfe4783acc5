import { homeNames } from "@precise/contract/desk/settings/home-page";
import { identityNames } from "@precise/contract/desk/settings/identity";
import { lookNames } from "@precise/contract/desk/settings/look";
import { pageTitles } from "@precise/contract/desk/settings/page-texts";
import { type SettingKind, settingKinds } from "@precise/contract/desk/settings/setting-kinds";
import { kindWords, limitWords } from "./setting-words.ts";

/** One thing that can be set, and where. */
export interface SettingPlace {
  readonly name: string;
  /** The part of the settings that it is in; null for a whole part. */
  readonly within: string | null;
  readonly href: string;
  /** Where it shows. */
  readonly shows: string;
  /** What else it is found by. */
  readonly words: string;
}

const hrefOf = (kind: SettingKind) => `/shop-settings/${kind}`;

function fieldsOf(kind: SettingKind, names: readonly string[]): SettingPlace[] {
  const { name: within, shows } = kindWords[kind];
  return names.map((name) => ({ name, within, href: hrefOf(kind), shows, words: "" }));
}

/** Everything that the shop may set, whole parts first. */
export const settingPlaces: readonly SettingPlace[] = [
  ...settingKinds.map((kind) => {
    const { name, about, shows } = kindWords[kind];
    return { name, within: null, href: hrefOf(kind), shows, words: about };
  }),
  ...fieldsOf("identity", Object.values(identityNames)),
  ...fieldsOf("look", Object.values(lookNames)),
  ...fieldsOf("home", Object.values(homeNames)),
  ...fieldsOf("pages", Object.values(pageTitles)),
  ...Object.values(limitWords).map(({ name, about }) => ({
    name,
    within: kindWords.limits.name,
    href: hrefOf("limits"),
    shows: about,
    words: "",
  })),
];

/** Settings that have each typed word at the start of one of theirs; by their names before those by what they are about. */
export function findSettings(typed: string): readonly SettingPlace[] {
  const parts = wordsOf(typed);
  if (parts.length === 0) return [];
  const fits = (text: string) => {
    const words = wordsOf(text);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  };
  const byName = settingPlaces.filter(({ name }) => fits(name));
  const byRest = settingPlaces.filter(
    (place) => !byName.includes(place) && fits(`${place.name} ${place.within ?? ""} ${place.words}`),
  );
  return [...byName, ...byRest];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
