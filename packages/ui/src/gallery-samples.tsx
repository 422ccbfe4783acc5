import type { ReactNode } from "react";
import { PendantDrawing } from "./components/feedback/pendant-drawing.tsx";
import { Container, Stack } from "./components/layout/layout.tsx";

export const lamp = {
  name: "Lekki Opal Globe Pendant 200 mm, Brushed Brass",
  href: "#",
  sku: "PR-PD-LEK20-BB",
};
export const brass = { value: "brushed-brass", label: "Brushed Brass" };
export const black = { value: "matt-black", label: "Matt Black" };
/** A drawn lamp where an app would put a photograph. */
export const picture = (
  <span style={{ position: "absolute", inset: 0, display: "grid", justifyItems: "center" }}>
    <PendantDrawing lit />
  </span>
);

/** One group of the gallery under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <Stack gap={24}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Container>
  );
}
