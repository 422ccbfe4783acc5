/** The colours of light that rooms are shown in, in kelvin; the stills are made of these. */
export const colourSteps = ["2200", "2700", "3000", "4000", "5000", "6500"] as const;
export type ColourStep = (typeof colourSteps)[number];

/** The rooms that are shown. */
export const colourRooms = ["living", "kitchen", "office"] as const;
export type ColourRoom = (typeof colourRooms)[number];
