"use client";
import { downloadFile } from "./download-file.ts";
import { profileCopy } from "./profile-copy.ts";
import type { ProfileFile } from "./profile-file.ts";

/** The way to the company profile: a plain link to the file, which scripts fetch and keep. */
export function ProfileLink({
  file,
  className,
}: {
  readonly file: ProfileFile;
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
