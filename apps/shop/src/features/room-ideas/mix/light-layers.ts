/** The light of one fitting, or of the sky, in a picture of its own. */
export interface LightLayer {
  readonly src: string;
  /** Value in the picture = linear radiance × scale. */
  readonly scale: number;
}

/** All fittings of one product in a room. */
export interface FittingLayer extends LightLayer {
  readonly id: string;
  /** Colour temperature in kelvin that the layer was rendered with. */
  readonly kelvin: number;
  /** Where the fitting is, in percent of the picture from its top left corner. */
  readonly x: number;
  readonly y: number;
}

/** A room's light, to be added up in linear light. @source apps/shop/src/features/room-ideas/layers/README.md "Formula" */
export interface LightLayers {
  readonly exposure: number;
  readonly daylight: LightLayer;
  readonly fittings: readonly FittingLayer[];
}
