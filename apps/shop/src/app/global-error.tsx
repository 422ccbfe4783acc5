"use client";

import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { FailureDocument } from "@precise/web/components/failure-document.client";

/**
 * A page that could not be made: it is not cached and the API does not answer. Every page carries this one with it, so
 * there is no other one for parts of a page.
 */
export default function FailurePage() {
  return <FailureDocument homeHref="/" />;
}
