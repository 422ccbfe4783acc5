"use client";

import "@precise/ui/styles/global.css";
import "trade-stylesheet";
import { FailureDocument } from "@precise/web/components/failure-document.client";
import { fullPath, homePath } from "#trade/base/routes/base-path.ts";

/** Shown when a page could not be rendered because the API does not answer. It retries by itself. */
export default function FailurePage() {
  return <FailureDocument homeHref={fullPath(homePath)} />;
}
