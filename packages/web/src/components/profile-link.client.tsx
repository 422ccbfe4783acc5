"use client";
import { downloadFile } from "../shell/download-file.ts";
import { profileCopy } from "../shell/profile-copy.ts";

/** The way to the company profile: a plain link to the file, which scripts fetch and keep. */
export function ProfileLink({
  file,
  className,
}: {
  /** Its size as people read it: "137 KB". */
  readonly file: { readonly href: string; readonly size?: string };
  readonly className?: string;
}) {
  return (
    <a
      href={file.href}
      download
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void downloadFile(file.href);
      }}
    >
      {profileCopy.link(file.size)}
    </a>
  );
}
