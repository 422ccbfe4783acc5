"use client";

import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { FailureView } from "@precise/web/components/failure-view.client";
import { figtree, fraunces } from "@precise/web/shell/web-fonts";

/**
 * A page that could not be made: it is not cached and the API does not answer. Every page carries this one with it, so
 * there is no other one for parts of a page.
 */
export default function FailurePage() {
  return (
    <html lang="en-NG" className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <FailureView homeHref="/" />
      </body>
    </html>
  );
}
