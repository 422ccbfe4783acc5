import { type ReadValue, readChoice } from "../parts/address-values.ts";
import { type ColourRoom, type ColourStep, colourRooms, colourSteps } from "./colour-steps.ts";
import { lightColourCopy as copy } from "./light-colour-copy.ts";

/** What the address asks to see: `?k=3000&room=living`. */
export interface LightColourChoice {
  readonly kelvin: ReadValue<ColourStep>;
  readonly room: ReadValue<ColourRoom>;
}

/** What is shown where the address says nothing. */
export const firstColour = { kelvin: "3000", room: "living" } as const;

export function readLightColour(params: URLSearchParams): LightColourChoice {
  return {
    kelvin: readChoice(params, "k", {
      subject: copy.subjects.kelvin,
      choices: colourSteps,
      fallback: firstColour.kelvin,
    }),
    room: readChoice(params, "room", {
      subject: copy.subjects.room,
      choices: colourRooms,
      fallback: firstColour.room,
    }),
  };
}
