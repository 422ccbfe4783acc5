"use client";

import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { FailureView } from "../shell/failure-view.client.tsx";

/** When even the frame could not be made. */
export default function GlobalErrorPage() {
  return (
    <html lang="en-NG">
      <body>
        <FailureView />
      </body>
    </html>
  );
}
