import type { ReactNode } from "react";
import { DoorFrame } from "#trade/frame/door-frame.tsx";

/** Pages that open without a session. */
export default function DoorLayout({ children }: { readonly children: ReactNode }) {
  return <DoorFrame>{children}</DoorFrame>;
}
