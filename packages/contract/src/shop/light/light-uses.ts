/**
 * What rooms and places are lit for, with the height of the plane that counts: metres above the floor. How many lux each should
 * have is a setting of the shop (design D31).
 */
export const lightUses = [
  { use: "living", name: "Living room", planeM: 0.75, isWorkPlace: false },
  { use: "dining", name: "Dining table", planeM: 0.75, isWorkPlace: false },
  { use: "kitchen", name: "Kitchen", planeM: 0.85, isWorkPlace: false },
  { use: "worktop", name: "Kitchen worktop", planeM: 0.85, isWorkPlace: false },
  { use: "bedroom", name: "Bedroom", planeM: 0, isWorkPlace: false },
  { use: "reading", name: "Reading", planeM: 0.75, isWorkPlace: false },
  { use: "bathroom", name: "Bathroom", planeM: 0, isWorkPlace: false },
  { use: "mirror", name: "At the mirror", planeM: 1.5, isWorkPlace: false },
  { use: "hall", name: "Hall and stairs at home", planeM: 0, isWorkPlace: false },
  { use: "study", name: "Study", planeM: 0.75, isWorkPlace: false },
  { use: "terrace", name: "Terrace", planeM: 0, isWorkPlace: false },
  { use: "path", name: "Gate and path", planeM: 0, isWorkPlace: false },
  { use: "shop-window", name: "Shop window", planeM: 0.75, isWorkPlace: false },
  { use: "office", name: "Office: writing and screens", planeM: 0.75, isWorkPlace: true },
  { use: "meeting", name: "Meeting room", planeM: 0.75, isWorkPlace: true },
  { use: "filing", name: "Filing", planeM: 0.75, isWorkPlace: true },
  { use: "reception", name: "Reception", planeM: 0.75, isWorkPlace: true },
  { use: "restaurant-kitchen", name: "Restaurant kitchen", planeM: 0.85, isWorkPlace: true },
  { use: "sales", name: "Sales area", planeM: 0.75, isWorkPlace: true },
  { use: "till", name: "Till", planeM: 0.85, isWorkPlace: true },
  { use: "corridor", name: "Corridor", planeM: 0, isWorkPlace: true },
  { use: "stairs", name: "Stairs", planeM: 0, isWorkPlace: true },
  { use: "wash-room", name: "Wash room", planeM: 0, isWorkPlace: true },
  { use: "canteen", name: "Canteen", planeM: 0.75, isWorkPlace: true },
] as const;
export type LightUse = (typeof lightUses)[number]["use"];

export function isLightUse(text: string): text is LightUse {
  return lightUses.some(({ use }) => use === text);
}
