"use client";

import { FailureView } from "../shell/failure-view.client.tsx";

/** A page that could not be made: it is not cached and the API does not answer. Tries again by itself. */
export default function ErrorPage() {
  return <FailureView />;
}
