import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { useSignOut } from "#desk/features/staff/sign-in/use-sign-out.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { PopMenu } from "#desk/parts/pop-menu.tsx";
import { useStaff } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./person-menu.css.ts";

/** Who is signed in, settings, and the way out. */
export function PersonMenu() {
  const { name, roles } = useStaff();
  const signOut = useSignOut();
  const initials = initialsOf(name);
  return (
    <PopMenu
      // What is seen is part of the name, so that it can be spoken.
      label={`${initials}, ${name}, ${roles.join(", ")}`}
      face={<span className={css.face}>{initials}</span>}
    >
      <div className={css.person}>
        <p className={texts.strong}>{name}</p>
        <p className={texts.note}>{roles.join(", ")}</p>
      </div>
      <DeskLink href="/settings" className={css.item}>
        <DeskIcon name="settings-2" />
        My settings
      </DeskLink>
      <DeskLink href="/keys" className={css.item}>
        <DeskIcon name="command" />
        Keys
      </DeskLink>
      <button type="button" className={css.item} onClick={signOut}>
        <DeskIcon name="log-out" />
        Sign out
      </button>
    </PopMenu>
  );
}

/** "Ada Obi" is AO, "Ada" is A. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word = "") => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}
