import { localGovernmentAreas } from "./local-government-areas.ts";

/**
 * True when the state has a local government area of that very name. Names repeat between states (Surulere is in
 * Lagos and in Oyo), so the state always decides; spelling and case must be the table's.
 */
export function isLgaOf(state: string, lga: string): boolean {
  return localGovernmentAreas(state).includes(lga);
}
