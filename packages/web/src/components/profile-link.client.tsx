"use client";
import { downloadFile } from "../shell/download-file.ts";
import { profileCopy } from "../shell/profile-copy.ts";

/** The way to the company profile: a plain link to the file, which scripts fetch and keep. */
export function ProfileLink({ className }: { readonly className?: string }) {
  return (
    <a
      href={profileCopy.href}
      download
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void downloadFile(profileCopy.href);
      }}
    >
      {profileCopy.link}
    </a>
  );
}
