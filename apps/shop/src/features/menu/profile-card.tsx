import { ProfileLink } from "@precise/web/components/profile-link.client";
import { profileCopy } from "@precise/web/shell/profile-copy";
import type { ProfileFile } from "#shop/base/profile-file.ts";
import * as css from "./profile-card.css.ts";

/** The company profile in the About panel. */
export function ProfileCard({ file }: { readonly file: ProfileFile }) {
  return (
    <>
      <p className={css.title}>{profileCopy.name}</p>
      <p className={css.text}>{profileCopy.about}</p>
      <ProfileLink file={file} className={css.link} />
    </>
  );
}
