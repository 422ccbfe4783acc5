import { lightsOff, lightsOn } from "@precise/contract/look/lights";
import type { MailLook } from "./blocks.ts";

type Theme = Readonly<Record<keyof typeof lightsOn, string>>;
/** The colours of one of both themes, as mails need them. */
export type MailColours = ReturnType<typeof coloursOf>;

function coloursOf(theme: Theme, own: MailLook["light"]) {
  const { page, raised: card, sunken, ink, muted, line, accent, onAccent } = theme;
  return { page, card, sunken, ink, muted, line, accent, onAccent, ...own };
}

/**
 * The shop's colours: light ones inline, for clients that know nothing else, dark ones for those that follow the system.
 * @source design "Tokens"
 */
export function mailColours(look: MailLook | undefined): {
  readonly light: MailColours;
  readonly dark: MailColours;
} {
  return { light: coloursOf(lightsOn, look?.light), dark: coloursOf(lightsOff, look?.dark) };
}
