"use client";

import "@precise/ui/styles/global.css";
import "trade-stylesheet";
import { FailureView } from "@precise/web/components/failure-view.client";
import { figtree, fraunces } from "@precise/web/shell/web-fonts";
import { fullPath, homePath } from "#trade/base/routes/base-path.ts";

/** Shown when a page could not be rendered because the API does not answer. It retries by itself. */
export default function FailurePage() {
  return (
    <html lang="en-NG" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <FailureView homeHref={fullPath(homePath)} />
      </body>
    </html>
  );
}
