import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { WrongRoom } from "./hang-entries.ts";
import type { HangProblem } from "./hang-problem.ts";

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** Words of what hangs where. @source design D11 */
export const myLightsCopy = {
  title: "My Lights",
  intro: "Everything you bought from us, room by room. Note where it hangs, and order the same again.",
  guestIntro: "See what you bought, note where it hangs, and order the same again. No account needed.",
  noneTitle: "No lights yet",
  none: "What you buy with this account appears here.",
  toShop: "See all lights",
  mostShown: (most: number) => `These are your newest ${most} lights. Older ones are in your orders.`,
  other: "Lights of another order",
  otherText: "Ordered without this account? Enter the order number and your e-mail address.",
  logIn: "Sign in to see the lights of all your orders",
  over: "You have been signed out. Sign in again to see your lights, or find an order by its number.",
  unreachable: "We cannot load your lights right now. Try again in a moment.",
  orderTitle: "Which light goes where",
  orderIntro: (number: string) =>
    `The lights of order ${number}. Note the room of each: next time you know which bulb it takes.`,
  orderNone: "Nothing of this order is left: it was cancelled, or everything went back.",
  tools: "What they cost, and which stay on in a power cut",
  planOutage: "Plan a power cut with these lights",
  back: "Back to the order",
  allLights: "All my lights",
  unplaced: "Not hung yet",
  roomSum: (count: number, watts: number) =>
    watts > 0 ? `${pieces(count)}, ${watts}\u00a0W` : pieces(count),
  roomUnstated: (count: number) =>
    `${count === 1 ? "1 piece states" : `${count} pieces state`} no watts: not counted.`,
  pieces,
  watts: (watts: number) => `${watts}\u00a0W`,
  lumens: (lumens: number) => `${lumens.toLocaleString("en-NG")}\u00a0lm`,
  takes: (base: string) => `Takes ${base} bulbs`,
  order: (number: string, day: string) => `Order ${number}, ${day}`,
  elsewhere: "Change rooms or order again",
  say: "Say where it hangs",
  change: "Change rooms",
  formOf: (name: string) => `Where ${name} hangs`,
  room: (row: number) => (row === 0 ? "Room" : `Room ${row + 1}`),
  howMany: (row: number) => (row === 0 ? "Pieces" : `Pieces ${row + 1}`),
  restHint: (count: number) => `You have ${pieces(count)}. A room without a number has those that are left.`,
  moreHint: "More rooms? Save these, and a further line appears.",
  forgetHint: "Empty the lines to forget the rooms.",
  save: "Save rooms",
  saved: "Saved.",
  again: "Same again",
  againPieces: "How many",
  bulb: {
    own: "Your bulb for it:",
    fits: "A bulb that fits it:",
    ownAgain: "Same bulb again",
    add: "Add bulbs",
    needs: (bulbs: number, count: number) =>
      count === 1 ? `It takes ${bulbs}.` : `The ${count} take ${bulbs} together.`,
  },
  outOfStock: "Out of stock now.",
  seeProduct: "See the product",
  notSold: "We no longer sell this.",
  seeSimilar: "Look for one like it",
  wrong: (problem: WrongRoom["problem"], bought: number) => wrongRooms[problem](bought),
  problems: {
    check: null,
    unreachable: "We could not save this. We kept what you typed: try again in a moment.",
    too_many_requests: tooManyAttempts(),
    not_done: "That did not work. Check what you typed and try again.",
  } satisfies Record<HangProblem, string | null>,
};

/** What rooms are called at home and at work; the person who types may use other names. */
export const usualRooms: readonly string[] = [
  "Living room",
  "Dining room",
  "Kitchen",
  "Bedroom",
  "Children's room",
  "Bathroom",
  "Hall",
  "Stairs",
  "Study",
  "Terrace",
  "Gate",
  "Shop",
  "Office",
];

const wrongRooms: Readonly<Record<WrongRoom["problem"], (bought: number) => string>> = {
  no_room: () => "Name the room, or empty the number.",
  bad_quantity: () => "Enter a whole number of pieces.",
  no_pieces: () => "Say how many hang here: another room has those that are left.",
  too_many: (bought) => `You have ${pieces(bought)}. Your rooms have more.`,
};
