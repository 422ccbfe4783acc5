import { dictionary } from "@precise/cart-core/dictionary";
import bedroomAmbient from "./layers/bedroom/ambient.webp";
import bedroomCeilingLight from "./layers/bedroom/ceiling-light.webp";
import bedroomPendants from "./layers/bedroom/pendants.webp";
import bedroomTableLamp from "./layers/bedroom/table-lamp.webp";
import diningAmbient from "./layers/dining/ambient.webp";
import diningChandelier from "./layers/dining/chandelier.webp";
import diningTableLamp from "./layers/dining/table-lamp.webp";
import diningWallLights from "./layers/dining/wall-lights.webp";
import kitchenAmbient from "./layers/kitchen/ambient.webp";
import kitchenDownlights from "./layers/kitchen/downlights.webp";
import kitchenPendants from "./layers/kitchen/pendants.webp";
import kitchenStrips from "./layers/kitchen/strips.webp";
import livingAmbient from "./layers/living/ambient.webp";
import livingDownlights from "./layers/living/downlights.webp";
import livingFloorLamp from "./layers/living/floor-lamp.webp";
import livingPictureLight from "./layers/living/picture-light.webp";
import livingTableLamp from "./layers/living/table-lamp.webp";
import officeAmbient from "./layers/office/ambient.webp";
import officeDeskLamp from "./layers/office/desk-lamp.webp";
import officeFloorLamp from "./layers/office/floor-lamp.webp";
import officePendant from "./layers/office/pendant.webp";
import type { LightLayers } from "./mix/light-layers.ts";

/**
 * The light of each room in layers, by the room's key, as the pictures beside were rendered (`layers/README.md`).
 * Fittings are in the order in which they are named on the page.
 */
export const roomLayers: Readonly<Record<string, LightLayers>> = dictionary({
  living: {
    exposure: 1.18,
    daylight: { src: livingAmbient.src, scale: 1.52332 },
    fittings: [
      { id: "floor-lamp", src: livingFloorLamp.src, scale: 0.625, kelvin: 2700, x: 21.4, y: 41.2 },
      { id: "table-lamp", src: livingTableLamp.src, scale: 0.625, kelvin: 2700, x: 80.4, y: 60.5 },
      { id: "downlights", src: livingDownlights.src, scale: 0.76229, kelvin: 3000, x: 67.2, y: 7.7 },
      { id: "picture-light", src: livingPictureLight.src, scale: 0.625, kelvin: 3000, x: 45.9, y: 25.3 },
    ],
  },
  dining: {
    exposure: 1.05,
    daylight: { src: diningAmbient.src, scale: 1.11057 },
    fittings: [
      { id: "chandelier", src: diningChandelier.src, scale: 0.525, kelvin: 2700, x: 61.5, y: 23.1 },
      { id: "table-lamp", src: diningTableLamp.src, scale: 0.90366, kelvin: 2700, x: 39.0, y: 55.1 },
      { id: "wall-lights", src: diningWallLights.src, scale: 0.85206, kelvin: 2700, x: 23.5, y: 37.5 },
    ],
  },
  bedroom: {
    exposure: 1.0,
    daylight: { src: bedroomAmbient.src, scale: 1.29365 },
    fittings: [
      { id: "pendants", src: bedroomPendants.src, scale: 0.56804, kelvin: 2700, x: 24.7, y: 48.0 },
      { id: "table-lamp", src: bedroomTableLamp.src, scale: 0.61868, kelvin: 2700, x: 87.0, y: 58.3 },
      { id: "ceiling-light", src: bedroomCeilingLight.src, scale: 0.5, kelvin: 2700, x: 47.4, y: 5.8 },
    ],
  },
  kitchen: {
    exposure: 1.03,
    daylight: { src: kitchenAmbient.src, scale: 1.04496 },
    fittings: [
      { id: "strips", src: kitchenStrips.src, scale: 0.59716, kelvin: 2700, x: 31.6, y: 42.8 },
      { id: "pendants", src: kitchenPendants.src, scale: 0.65025, kelvin: 2700, x: 22.3, y: 31.0 },
      { id: "downlights", src: kitchenDownlights.src, scale: 0.97854, kelvin: 3000, x: 15.4, y: 8.9 },
    ],
  },
  office: {
    exposure: 1.1,
    daylight: { src: officeAmbient.src, scale: 2.03074 },
    fittings: [
      { id: "pendant", src: officePendant.src, scale: 1.12065, kelvin: 3000, x: 44.3, y: 31.2 },
      { id: "floor-lamp", src: officeFloorLamp.src, scale: 0.84433, kelvin: 2700, x: 88.4, y: 47.4 },
      { id: "desk-lamp", src: officeDeskLamp.src, scale: 0.55, kelvin: 4000, x: 34.4, y: 49.3 },
    ],
  },
});
