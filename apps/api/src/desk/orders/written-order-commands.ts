import { changeOrderCommand, correctOrderCommand, withdrawChangeCommand } from "./change-commands.ts";
import { placeByPhone } from "./place-by-phone.ts";

/** Orders that staff write down for someone on the telephone, and changes of orders. */
export const writtenOrderCommands = [
  placeByPhone,
  changeOrderCommand,
  withdrawChangeCommand,
  correctOrderCommand,
];
