import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DimensionDrawing } from "./dimension-drawing.tsx";

const lamp = { kind: "hanging", height: 210, width: 300, depth: 280, dropMax: 1710 } as const;

it("a drawing has a name, its measures in a sentence, and each of them as text", () => {
  render(<DimensionDrawing name="Ikeja Dome Pendant" measures={lamp} />);
  const drawing = screen.getByRole("img", {
    name: "Dimension drawing of Ikeja Dome Pendant",
    description: "Height 210 mm, width 300 mm, depth 280 mm, hangs up to 1,710 mm.",
  });
  const said = [...drawing.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(said).toEqual(["300 mm", "front", "280 mm", "side", "210 mm", "hangs up to 1,710 mm"]);
});
