/** Words of the landings of categories and rooms. @source design D11 */
export const landingCopy = {
  kinds: "In this category",
  roomsList: "Rooms",
  shopRoom: (room: string) => `Shop ${room}`,
  seeLit: (ideas: string) => `See it lit: ${ideas}`,
  howMany: "How many does your room need?",
  planRoom: "Plan the room",
  everything: "See all lights",
} as const;
