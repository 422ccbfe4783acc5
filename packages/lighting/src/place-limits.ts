/** Protection that lights outdoors need: under a roof, in the rain, in the ground. @source design "Lighting" */
export const outdoorIp = { sheltered: 44, open: 65, ground: 67 } as const;

/** Free height over a way, in metres. @source design "Lighting" */
export const wayHeightM = 2.1;
