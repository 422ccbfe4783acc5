import type { ColourRoom, ColourStep } from "./colour-steps.ts";

interface StepWords {
  /** What has this colour. */
  readonly like: string;
  readonly look: string;
  readonly use: string;
}

/** Words of the page about colours of light. @source design D11, design "Lighting" */
export const lightColourCopy = {
  problem: "This address asks for what we do not show",
  subjects: { kelvin: "Colour of light", room: "Room" },
  rooms: { living: "Living room", kitchen: "Kitchen", office: "Desk" } satisfies Readonly<
    Record<ColourRoom, string>
  >,
  roomsLabel: "Rooms",
  stepsLabel: "Colours of light",
  kelvin: (kelvin: string) => `${kelvin}\u00a0K`,
  steps: {
    "2200": {
      like: "Candle",
      look: "Amber, like a candle or an old filament.",
      use: "For late evenings and restaurants; too dim in colour to work by.",
    },
    "2700": {
      like: "Old bulb",
      look: "Warm, like the bulbs that LEDs replaced.",
      use: "For living rooms and bedrooms.",
    },
    "3000": {
      like: "Halogen",
      look: "Warm white, like a halogen spot.",
      use: "For living rooms, dining tables and bathrooms.",
    },
    "4000": {
      like: "Shop",
      look: "Neutral, like a well lit shop.",
      use: "For kitchens, desks and offices.",
    },
    "5000": {
      like: "Noon",
      look: "White, like the sun at noon.",
      use: "For workshops and stores.",
    },
    "6500": {
      like: "Rainy sky",
      look: "Cool, like a sky full of clouds.",
      use: "It looks bright in the shop and cold at home.",
    },
  } satisfies Readonly<Record<ColourStep, StepWords>>,
  alt: (room: string, kelvin: string, look: string) =>
    `${room} by night, every light at ${kelvin} K: ${look.charAt(0).toLowerCase()}${look.slice(1)}`,
  mixer: "Change each light of this room in the light mixer",
  made: "A computer rendering: each light is added up in its own colour, as the light mixer does. Eyes get used to a colour, so the real room looks a little less tinted. Screens differ.",
  chooseTitle: "Which colour for which room",
  choose:
    "2700–3000 K for living, 4000 K for kitchen and desk; 6500 K looks bright in the shop and cold at home.",
  oneRoom: "Take one colour for a room: lights more than 500 K apart look mismatched side by side.",
  lightsOf: (kelvin: string) => `Lights of ${kelvin}\u00a0K`,
  renderingTitle: "How true colours look",
  rendering:
    "Two lights of one colour can show things differently. CRI says how truly, out of 100; R9 says it of strong red alone, which skin, wood and fruit are full of. A halogen bulb has 100. 80 is good at home; 90 or more flatters skin, food and fabrics.",
  strongRed: "Strong red",
  cri: (cri: number) => `CRI ${cri}`,
  r9: (r9: number) => `R9\u00a0${r9 < 0 ? `−${-r9}` : r9}`,
  /** @param r9 as it is counted */
  redWords: (r9: number) => {
    if (r9 < 0) return "red turns brown";
    if (r9 < 40) return "red looks dull";
    if (r9 < 65) return "red looks fair";
    return r9 < 99 ? "red looks rich" : "as by halogen";
  },
  things: { skin: "Dark skin", wood: "Brown wood", orange: "Orange", tomato: "Tomato" },
  thingIn: (thing: string, light: string) => `${thing} under ${light}`,
  computed:
    "Computed illustration: colours are counted from the spectra of model LEDs of 3000 K and of published surfaces (CIE 13.3 test colour 9; N. Ohta, 1997); for the wood from a smooth curve, not a measured piece. Lights with the same CRI differ, and so do screens. The product states its CRI; R9 only where its maker does.",
  trueLights: "Lights of CRI 90 and more",
  showroom: "Compare them in a showroom",
} as const;
